export interface ChartColors {
  primary: string;
  fill: string;
  text: string;
  line: string;
}

/** Colours of the page as it is now: theme and theme colour are variables on the body. */
export function chartColors(): ChartColors {
  const style = getComputedStyle(document.body);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    primary: value('--sala-link'),
    fill: `l(270) 0:rgba(${value('--primary-6')},0.02) 1:rgba(${value('--primary-6')},0.28)`,
    text: value('--color-text-3'),
    line: value('--color-neutral-3'),
  };
}
