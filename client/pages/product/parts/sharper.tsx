import { clsx } from 'clsx';
import { useState } from 'react';
import { largePicture } from '../../../../contracts/site/large-picture.ts';
import styles from './sharper.module.css';

/** A picture's large file over the smaller one, as soon as it is there; nothing for a picture that has none. */
export function Sharper({ picture }: { picture: string }) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const large = largePicture(picture);
  if (!large || state === 'failed') return null;
  return (
    <img
      className={clsx(styles.sharper, state === 'there' && styles.there)}
      src={large.url}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      onLoad={() => setState('there')}
      onError={() => setState('failed')}
    />
  );
}
