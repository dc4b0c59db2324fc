import ArcoAvatar from '@arco-design/web-react/es/Avatar/avatar';
import type { ReactNode } from 'react';
import '../../styles/arco/avatar.css';

interface Props {
  /** Its address, or an empty string. */
  picture: string;
  className?: string | undefined;
  /** Shown where there is no picture: an initial or an icon. */
  children: ReactNode;
}

/** The picture of a person, or what stands for it. Decorative: the text beside it, or the button around it, has the name. */
export function Avatar({ picture, className, children }: Props) {
  return (
    <ArcoAvatar aria-hidden="true" {...(className !== undefined && { className })}>
      {picture === '' ? children : <img src={picture} alt="" />}
    </ArcoAvatar>
  );
}
