// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPlan } from '../../../../contracts/domain/plan/new-plan.ts';
import type { Ability } from '../../../../contracts/site/page-calls.ts';
import { buildLoginInfo } from '../../../../fixtures/builders/build-customer.ts';
import { mount } from '../../../lib/testing/mount.ts';
import { beginSession, endSession } from '../../../state/session.ts';
import { SiteContext } from '../../../state/site-context.ts';
import { planChoice, startPlan } from '../kept-plan.ts';
import { type FloorPlanHere, floorPlanChoice, NO_FLOOR_PLAN } from './floor-plan-here.ts';
import { FloorPlanKeeping } from './floor-plan-keeping.tsx';

const HERE = 'It stays in this browser and isn’t sent to us.';
const PROJECT = { projectId: 'j-1', projectName: 'Mill Lane', revision: 1 };

beforeEach(() => beginSession({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo() }));
afterEach(endSession);

interface Given {
  readonly isVisitor?: boolean;
  readonly absent?: readonly Ability[];
  readonly isSaved?: boolean;
  readonly here?: Partial<FloorPlanHere>;
}

/** What is said of a floor plan of 2 MB. */
function said({ isVisitor = false, absent = [], isSaved = false, here = {} }: Given) {
  if (isVisitor) endSession();
  startPlan(newPlan('Flat', []), isSaved ? PROJECT : undefined);
  floorPlanChoice.keep({ ...NO_FLOOR_PLAN, name: 'plan.pdf', size: 2_000_000, openedAt: 1, ...here });
  mount(
    <SiteContext value={{ brand: 'Alderline', absent }}>
      <FloorPlanKeeping />
    </SiteContext>,
  );
  const [box] = screen.queryAllByRole<HTMLInputElement>('checkbox');
  return [box?.checked, document.body.textContent?.replace('Keep the floor plan with the project', '')];
}

it.each([
  ['a visitor', { isVisitor: true }, HERE],
  [
    'a customer whose backend keeps none',
    { absent: ['floor-plans'], isSaved: true },
    `${HERE} It can’t be kept with a project.`,
  ],
  [
    'a customer with a file that is too large',
    { here: { size: 11_000_000 } },
    `This file is larger than 10 MB, so it can’t be kept with a project. ${HERE}`,
  ],
] as const)('%s is not asked, as it stays in the browser', (_who, given, words) => {
  expect(said(given)).toEqual([undefined, words]);
});

it.each([true, false])('a customer is asked, and the box is theirs to tick (plan saved: %s)', (isSaved) => {
  expect(said({ isSaved })).toEqual([false, HERE]);
});

it('a tick for one plan doesn’t count for another that is opened in its place', () => {
  startPlan(newPlan('Flat', []));
  const { begunAt } = planChoice.now();
  expect(said({ isSaved: true, here: { wantedFor: begunAt - 1 } })).toEqual([false, HERE]);
});

const KEPT = { projectId: 'j-1', fileId: 'i-1', isSent: true };
it.each([
  ['one’s own project keeps can be taken out', KEPT, true, /^It is kept with the project\. Colleagues/],
  [
    'a colleague’s project keeps can’t be changed there',
    { ...KEPT, mayChange: false },
    undefined,
    /^It is kept with the project\. Only the project’s owner/,
  ],
  ['another project keeps isn’t shown', { ...KEPT, projectId: 'j-2' }, undefined, /^$/],
])('what %s', (_what, here, isTicked, words) => {
  expect(said({ isSaved: true, here })).toEqual([isTicked, expect.stringMatching(words)]);
});
