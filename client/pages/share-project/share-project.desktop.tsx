import { useState } from 'react';
import { ProjectShared } from '../../features/share-project/project-shared.tsx';
import { SharePage } from './parts/share-page.tsx';

export function ShareProjectPage() {
  const [isSent, setSent] = useState(false);
  return isSent ? <ProjectShared takesFocus /> : <SharePage onSent={() => setSent(true)} />;
}
