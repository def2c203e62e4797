import { keptChoice } from '../../../state/kept-choice.ts';

/** What this browser knows of its floor plan; the file itself and what is traced over it are in `trace-store.ts`. */
export interface FloorPlanHere {
  /** of the file; '' while there is none */
  readonly name: string;
  /** bytes */
  readonly size: number;
  /** when it was opened, in milliseconds since 1970; tells it from one that has replaced it */
  readonly openedAt: number;
  /** `begunAt` of the plan with whose project the customer wants it kept; -1 for none */
  readonly wantedFor: number;
  /** the project that keeps it; '' while it is in this browser alone */
  readonly projectId: string;
  /** the id of the file where it has been sent; '' otherwise */
  readonly fileId: string;
  /** it was sent to us, and no project keeps it */
  readonly wasSent: boolean;
  /** false where the project is a colleague's, or finished */
  readonly mayChange: boolean;
  /** whether the project has all changes */
  readonly isSent: boolean;
}

export const NO_FLOOR_PLAN: FloorPlanHere = {
  name: '',
  size: 0,
  openedAt: 0,
  wantedFor: -1,
  projectId: '',
  fileId: '',
  wasSent: false,
  mayChange: true,
  isSent: false,
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const count = (value: unknown) => (typeof value === 'number' ? value : 0);

export const floorPlanChoice = keptChoice<FloorPlanHere>({
  key: 'alderline.floor-plan',
  version: 1,
  none: NO_FLOOR_PLAN,
  read: ({ name, size, openedAt, wantedFor, projectId, fileId, wasSent, mayChange, isSent }) => ({
    name: text(name),
    size: count(size),
    openedAt: count(openedAt),
    wantedFor: typeof wantedFor === 'number' ? wantedFor : -1,
    projectId: text(projectId),
    fileId: text(fileId),
    wasSent: wasSent === true,
    mayChange: mayChange !== false,
    isSent: isSent === true,
  }),
});

export function changeHere(change: Partial<FloorPlanHere>): void {
  floorPlanChoice.keep({ ...floorPlanChoice.now(), ...change });
}
