// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPlan, newRoom } from '../../../contracts/domain/plan/new-plan.ts';
import { buildLoginInfo } from '../../../fixtures/builders/build-customer.ts';
import { until } from '../../lib/testing/mount.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { beginSession, endSession } from '../../state/session.ts';
import { changePlan, planChoice, startPlan } from './kept-plan.ts';
import { keepMine, saveAsProject, saveNow, takeTheirs } from './save-plan.ts';

const backend = backendOfCalls();

const planOf = (room: string) => newPlan('Flat', [newRoom('r-1', room)]);
const MINE = { projectId: 'pr-1', projectName: 'Mill Lane', revision: 1, plan: planOf('Kitchen') };
const OTHER = planOf('Office');

/** Replaces the plan while a call about it is under way, as opening a file does. */
async function replacedDuring(work: () => Promise<void>, data: object) {
  const done = work();
  await until(() => expect(backend().asked).toHaveLength(1));
  startPlan(OTHER);
  backend().answer = () => ({ resultCode: '0', data });
  backend().release();
  await done;
  return planChoice.now();
}

beforeEach(() => {
  beginSession({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo() });
  startPlan(MINE.plan, MINE);
  changePlan(() => ({ usage: 'commercial' }));
});
afterEach(endSession);

describe('a plan that is replaced while another is saved', () => {
  const inNoProject = {
    projectId: '',
    projectName: '',
    madeId: '',
    revision: 0,
    isSaved: false,
    plan: OTHER,
  };

  it.each([
    ['saved again', saveNow, { projectId: 'pr-1', revision: 2 }],
    ['kept against another device', keepMine, { ...MINE, revision: 5 }],
    ['taken from another device', takeTheirs, { ...MINE, revision: 5 }],
  ])('stays in no project when that is %s', async (_, work, data) => {
    expect(await replacedDuring(work, data)).toMatchObject(inNoProject);
    expect(backend().asked).toHaveLength(1);
  });

  it('stays in no project when that becomes one', async () => {
    startPlan(planOf('Hallway'));
    const data = { projectId: 'pr-2', revision: 1 };
    expect(await replacedDuring(() => saveAsProject('New Road'), data)).toMatchObject(inNoProject);
  });
});

it('a plan that is changed while it is saved keeps the change, which is not saved yet', async () => {
  const done = saveNow();
  await until(() => expect(backend().asked).toHaveLength(1));
  changePlan(() => ({ usage: 'domestic' }));
  backend().answer = () => ({ resultCode: '0', data: { projectId: 'pr-1', revision: 2 } });
  backend().release();
  await done;
  expect(planChoice.now()).toMatchObject({ projectId: 'pr-1', revision: 2, isSaved: false });
});
