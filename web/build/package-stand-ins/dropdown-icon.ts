/** Stands in for the button that opens the tabs that do not fit. */
export default function DropdownIcon(): null {
  return null;
}
