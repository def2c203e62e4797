import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { redirectOf } from '../../../contracts/site/device-rules.ts';
import { navigate } from '../history/browser-history.ts';

/** Back and Forward follow the navigation rules too (docs/product.md, "Screens and addresses"). */
export function useRedirect(): void {
  const [path] = useLocation();
  useEffect(() => {
    const target = redirectOf(path, navigator.userAgent);
    if (target) navigate(target, { replace: true });
  }, [path]);
}
