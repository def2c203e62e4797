import { useState } from 'react';
import { useIsKeptHere } from '../../../features/basket/basket.api.ts';
import { saveLine } from '../../../features/basket/basket-extras.api.ts';
import { projectOfLine } from '../../../features/basket/project-of-line.ts';
import { useOwnProject } from '../../../features/projects/projects.api.ts';
import { focusHeading, useFocusLater } from '../../../lib/focus.ts';
import { safeToRepeat } from '../../../lib/safe-to-repeat.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { useHref } from '../../../state/device.ts';
import { notify } from '../../../state/notices.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BasketRow } from '../basket-rows.ts';
import styles from './line-more.module.css';
import { LineNote } from './line-note.tsx';
import { moveLine } from './moving-line.ts';

/** A line's note, and buttons to save the line for later or move it to a project; not for samples and fitting. */
export function LineMore({ row }: { row: BasketRow }) {
  const { userId } = useCustomer().user;
  const { carId, name } = row;
  const [isWriting, setWriting] = useState(false);
  const isHere = useIsKeptHere();
  const focusLater = useFocusLater();
  const [send] = useState(() => safeToRepeat(saveLine));
  const { run, isPending, error } = useWrite(async () => {
    await send({ userId, carId });
    notify({ type: 'success', text: `${name} is saved for later` });
    focusHeading();
  });
  const isGone = row.price === undefined;
  const noteId = `note-${carId}`;
  function stopWriting() {
    setWriting(false);
    focusLater(noteId);
  }
  const projectId = projectOfLine(row.productInfo);
  const mayGo = !row.sample && row.fitting === '' && !isGone;
  return (
    <div className={styles.more}>
      <LineNote row={row} isWriting={isWriting} onDone={stopWriting} />
      <div className={styles.ways} hidden={isWriting} data-no-print="">
        {!isGone && (
          <Button id={noteId} variant="link" size="inline" onClick={() => setWriting(true)}>
            {row.note ? 'Change note' : 'Add a note'}
            <VisuallyHidden> on {name}</VisuallyHidden>
          </Button>
        )}
        {mayGo && !isHere && (
          <Button variant="link" size="inline" loading={isPending} onClick={() => void run()}>
            Save for later<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {mayGo && (
          <Button variant="link" size="inline" aria-haspopup="dialog" onClick={() => moveLine(carId)}>
            Move to project<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {projectId !== '' && <LineProject projectId={projectId} of={name} />}
      </div>
      {error !== undefined && <Problem error={error} />}
    </div>
  );
}

/** A link to the line's project, unless the project is a colleague's or has been deleted. */
function LineProject({ projectId, of }: { projectId: string; of: string }) {
  const href = useHref();
  const project = useOwnProject(projectId);
  if (!project) return null;
  return (
    <Link href={href('projects', { id: projectId })} look="underline">
      For {project.projectName}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </Link>
  );
}
