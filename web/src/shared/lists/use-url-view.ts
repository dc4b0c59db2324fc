import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UrlCodec } from './url-codec';

type Change<View> = (change: Partial<View>) => void;

interface Options {
  /** Changes take the place of the current step in the history instead of making one. */
  replace?: boolean;
}

/**
 * The view as the address says it, and a way to change it. The view stays the same object while its own
 * part of the address does.
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
