import { clsx } from 'clsx';
import { useState } from 'react';
import { useWrite } from '../../../lib/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import type { GalleryProject } from '../gallery.api.ts';
import { passOn } from '../pass-on.ts';
import styles from './pass-on-button.module.css';

export function PassOnButton({ project }: { project: GalleryProject }) {
  const [isCopied, setCopied] = useState(false);
  const { run, isPending, error } = useWrite(async () => {
    setCopied(false);
    setCopied((await passOn(project)) === 'copied');
  });
  return (
    <div className={styles.passOn}>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => void run()}>
        Share
      </Button>
      <span className={clsx('text-small', styles.copied)} role="status">
        {isCopied && 'Link copied'}
      </span>
      <Problem error={error} />
    </div>
  );
}
