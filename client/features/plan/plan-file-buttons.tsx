import { useEffect, useRef, useState } from 'react';
import { countText } from '../../../contracts/domain/number/notation.ts';
import type { Plan } from '../../../contracts/domain/plan/plan.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction } from '../../lib/use-call.ts';
import { afterFirstView } from '../../lib/when-idle.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { planChoice, startPlan } from './kept-plan.ts';
import { planFileName, planText } from './plan-file.ts';

interface FoundPlan {
  readonly name: string;
  readonly plan: Plan;
}

const loadReader = () => import('./read-plan-file.ts');

/** Saves the plan in this browser as a file, and opens such a file. */
export function PlanFileButtons() {
  const { plan } = useKeptChoice(planChoice);
  const hasRooms = plan.rooms.length > 0;
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<FoundPlan>();
  const [told, tell] = useState('');
  // so that a file can also be opened offline
  useEffect(() => afterFirstView(() => void loadReader().catch(() => undefined)), []);

  const { run: choose, problem } = useAction(
    async (file: File) => {
      tell('');
      const { readPlanFile } = await loadReader().catch(() => {
        throw new Error('Files can’t be opened at the moment. Please check your connection and try again.');
      });
      const found = { name: file.name, plan: await readPlanFile(file) };
      const here = planChoice.now();
      // an unsaved plan exists only here, so it is only replaced if the customer agrees
      if (here.plan.rooms.length > 0 && !here.isSaved) setWaiting(found);
      else open(found);
    },
    { inPlace: true },
  );

  function open(found: FoundPlan) {
    startPlan(found.plan);
    setWaiting(undefined);
    tell(`“${found.name}” is open, with ${countText(found.plan.rooms.length, 'room')}.`);
  }

  return (
    <div className="stack-3">
      <div className="actions">
        {hasRooms && (
          <Button
            variant="quiet"
            onClick={() => {
              const text = new Blob([planText(plan)], { type: 'application/json' });
              saveFile(text, planFileName(new Date()));
            }}
          >
            <DownloadIcon />
            Save as a file
          </Button>
        )}
        <Button variant="quiet" onClick={() => input.current?.click()}>
          Open a file
        </Button>
        <FileInput
          ref={input}
          label="Plan"
          accept=".json,application/json"
          onChoose={([file]) => void choose(file)}
        />
      </div>
      <InlineAlert>{problem}</InlineAlert>
      <InlineAlert kind="success">{told}</InlineAlert>
      <Dialog open={waiting !== undefined} onClose={() => setWaiting(undefined)} title="Replace your plan?">
        {waiting && (
          <div className="stack-3">
            <p>This browser holds a plan that is not saved. Opening “{waiting.name}” replaces it.</p>
            <div className="actions">
              <Button variant="outline" size="lg" onClick={() => setWaiting(undefined)}>
                Keep my plan
              </Button>
              <Button size="lg" onClick={() => open(waiting)}>
                Open the file
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </div>
  );
}
