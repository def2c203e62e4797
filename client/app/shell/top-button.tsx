import { useEffect, useState } from 'react';
import { TOP_BUTTON_AFTER_PX } from '../../../contracts/site/limits.ts';
import { IconButton } from '../../ui/button.tsx';
import { ArrowUpIcon } from '../../ui/icons.tsx';
import styles from './top-button.module.css';

export function TopButton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const measure = () => setShown(window.scrollY > TOP_BUTTON_AFTER_PX);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  if (!isShown) return null;
  return (
    <IconButton
      className={styles.top}
      label="Back to top"
      onClick={() => {
        const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
      }}
      variant="solid"
      data-no-print=""
    >
      <ArrowUpIcon />
    </IconButton>
  );
}
