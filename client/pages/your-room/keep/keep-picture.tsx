import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PICTURE_TITLE_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import { AddToProjectDialog } from '../../../features/projects/parts/add-to-project-dialog.tsx';
import { useIntoProject } from '../../../features/projects/use-into-project.ts';
import { useDevice } from '../../../state/device.ts';
import { DrawnPicture } from '../../../ui/drawn-picture.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useMade } from '../studio/use-made.ts';
import { pictureSender } from './keep-picture.api.ts';
import styles from './keep-picture.module.css';

interface KeepPictureProps {
  /** rises each time that it is opened */
  round: number;
  make: () => Promise<Blob | undefined>;
  productIds: string[];
  title: string;
}

/** Shows the finished picture, and sends it to a project that is chosen or made. */
export function KeepPicture({ round, make, productIds, title: atFirst }: KeepPictureProps) {
  const device = useDevice();
  const picture = useMade(String(round), make);
  const [typed, setTyped] = useState({ atFirst, title: atFirst });
  // another room begins with its own
  const title = typed.atFirst === atFirst ? typed.title : atFirst;
  const [sent, setSent] = useState(0);
  const [send] = useState(pictureSender);
  const sending = useRef(new AbortController());
  const model = useIntoProject({
    what: 'this picture',
    async send(projectId) {
      if (picture.state !== 'ready') return 'The picture isn’t ready yet';
      const { signal } = sending.current;
      try {
        await send({ projectId, productIds, title }, picture.made, { signal, onProgress: setSent });
      } finally {
        setSent(0);
      }
      return undefined;
    },
  });
  const open = useEffectEvent(() => model.open());
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again
  useEffect(() => open(), [round]);
  useEffect(() => {
    if (!model.isOpen) return undefined;
    sending.current = new AbortController();
    return () => sending.current.abort();
  }, [model.isOpen]);
  return (
    <AddToProjectDialog model={model} placement={device === 'mobile' ? 'bottom' : 'center'} verb="Keep">
      <div className={styles.picture}>
        {picture.state === 'loading' && <Skeleton className={styles.making} />}
        {picture.state === 'failed' && <RetryLine what="The picture" onRetry={picture.retry} />}
        {picture.state === 'ready' && (
          <DrawnPicture className={styles.made} file={picture.made} label="The finished picture" />
        )}
        <Field label="Title (optional)">
          <TextInput
            asks="other-name"
            enter="done"
            value={title}
            maxLength={PICTURE_TITLE_MAX}
            onChange={({ target }) => setTyped({ atFirst, title: target.value })}
          />
        </Field>
        <p className={clsx('text-small', styles.hint)}>
          Only this finished picture is sent; your own photo stays in this browser. Colleagues at your company
          see the picture with the project.
        </p>
        <p className={clsx('text-small text-figures', styles.hint)} role="status">
          {sent > 0 && `Sending: ${Math.floor(sent * 100)}%`}
        </p>
      </div>
    </AddToProjectDialog>
  );
}
