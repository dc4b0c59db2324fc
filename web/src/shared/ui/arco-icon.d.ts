/**
 * One icon of Arco. Its package types the whole set only: imported by name, every icon is reached from the first page.
 */
declare module '@arco-design/web-react/icon/react-icon/*' {
  import type { ForwardRefExoticComponent, SVGAttributes } from 'react';

  const Icon: ForwardRefExoticComponent<SVGAttributes<SVGElement> & { spin?: boolean }>;
  export default Icon;
}
