import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UrlCodec } from './url-codec';

type Change<View> = (change: Partial<View>) => void;

interface Options {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
}

/**
 * Returns the view from the URL and a function to change it. The view object is stable as long as its own parameters
 * do not change.
 */
export function useUrlView<View extends object>(
  codec: UrlCodec<View>,
  { replace = false }: Options = {},
): [View, Change<View>] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const own = codec.write(new URLSearchParams(), codec.read(new URLSearchParams(search))).toString();
  const view = useMemo(() => codec.read(new URLSearchParams(own)), [codec, own]);
  const change = (part: Partial<View>) => {
    const params = codec.write(new URLSearchParams(search), { ...view, ...part });
    void navigate({ pathname, search: params.toString() }, { replace });
  };
  return [view, change];
}
