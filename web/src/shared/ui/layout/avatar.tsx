import ArcoAvatar from '@arco-design/web-react/es/Avatar/avatar';
import type { ReactNode } from 'react';
import { atApi } from '../../../api/api-base';
import '../../styles/arco/avatar.css';

interface Props {
  /** The URL of the picture; may be empty. */
  picture: string;
  className?: string | undefined;
  /** The fallback without a picture: an initial or an icon. */
  children: ReactNode;
}

/** A user picture or its fallback. Decorative: the adjacent text or the enclosing button has the name. */
export function Avatar({ picture, className, children }: Props) {
  return (
    <ArcoAvatar aria-hidden="true" {...(className !== undefined && { className })}>
      {picture === '' ? children : <img src={atApi(picture)} alt="" />}
    </ArcoAvatar>
  );
}
