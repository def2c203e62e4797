import { useGo } from '../../state/device.ts';
import { SharePage } from './parts/share-page.tsx';

export function ShareProjectPage() {
  const go = useGo();
  // Back must not lead to a form that has been sent
  return <SharePage onSent={() => go('project-shared', {}, { replace: true })} />;
}
