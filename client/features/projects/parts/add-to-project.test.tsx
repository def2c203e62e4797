// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { href } from '../../../../contracts/site/site-map.ts';
import { buildLoginInfo, buildProject } from '../../../../fixtures/builders/build-customer.ts';
import { buildProduct } from '../../../../fixtures/builders/build-product.ts';
import { fill, mount, refusals, until } from '../../../lib/testing/mount.ts';
import { backendOfCalls } from '../../../lib/testing/open-backend.ts';
import { notices } from '../../../state/notices.ts';
import { beginSession, endSession } from '../../../state/session.ts';
import { AddToProjectButton } from './add-to-project-button.tsx';

const backend = backendOfCalls();

const PROJECTS = [
  buildProject({ projectId: 'j-1', projectName: 'Quayside House' }),
  buildProject({ projectId: 'j-2', projectName: 'Mill House' }),
];
/** Answers reads of the projects at once, and the dialog's writes when the test says so. */
const answerWrites = (reply: object) => {
  backend().answer = (body) => (isWrite(body) ? reply : { resultCode: '0', data: PROJECTS });
};
const isWrite = (body: URLSearchParams) => body.has('productId') || body.has('projectName');
const writes = () => backend().asked.filter(isWrite);
const told = () => notices.shown.map(({ type, text }) => `${type}: ${text}`);
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.setup().click(dialog().getByRole('button', { name }));
const radio = (name: string) => dialog().findByRole<HTMLInputElement>('radio', { name });
const isAlerted = (words: string) =>
  dialog()
    .getAllByRole('alert')
    .some(({ textContent }) => textContent === words);

beforeEach(() => {
  notices.shown = [];
  history.replaceState(null, '', href('product', 'desktop', { id: 'p-test' }));
  beginSession({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo() });
});
afterEach(endSession);

async function openDialog({ packs = 5, isPriced = true } = {}) {
  answerWrites({ resultCode: '0' });
  mount(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <AddToProjectButton as="dialog" lines={isPriced ? [{ product: buildProduct(), packs }] : []} />
    </SWRConfig>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add to project' }));
  return user;
}

describe('adding a floor to a project', () => {
  it('asks for an area first', async () => {
    await openDialog({ packs: 0 });
    expect(told()).toEqual(['warning: Please enter the area you need first']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for a project', async () => {
    await openDialog();
    await radio('Quayside House');
    await press('Add');
    await until(() => expect(isAlerted('Please choose a project')).toBe(true));
    expect(writes()).toEqual([]);
  });

  it('says that nothing can be added before prices have loaded', async () => {
    const user = await openDialog({ isPriced: false });
    await user.click(await radio('Mill House'));
    await press('Add');
    await until(() => expect(isAlerted('Your price has not loaded yet')).toBe(true));
    expect([writes(), dialog().queryByText('successfully added !')]).toEqual([[], null]);
  });

  it('is sent once by a double press; then the next step shows, with the focus on its words', async () => {
    const user = await openDialog();
    await user.click(await radio('Mill House'));
    await user.dblClick(dialog().getByRole('button', { name: 'Add' }));
    const words = await dialog().findByText('successfully added !');
    await until(() => expect(document.activeElement).toBe(words));
    expect(writes().map((body) => [body.get('projectId'), body.get('number')])).toEqual([['j-2', '5']]);
    expect(dialog().getByRole('link', { name: 'To Project' }).getAttribute('href')).toBe(
      href('projects', 'desktop', { id: 'j-2' }),
    );
    await user.click(dialog().getByRole('link', { name: 'Shopping' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a failure in the dialog alone, which stays as it was', async () => {
    const user = await openDialog();
    await user.click(await radio('Mill House'));
    answerWrites({ resultCode: '1', resultMsg: 'This project is finished.' });
    await press('Add');
    await until(() => expect(isAlerted('This project is finished.')).toBe(true));
    expect((await radio('Mill House')).checked).toBe(true);
    expect([told(), backend().reported]).toEqual([[], []]);
  });
});

describe('a project made in the same dialog', () => {
  it('asks for its name, with the focus in the field', async () => {
    await openDialog();
    await radio('Mill House');
    await press('Create');
    const name = dialog().getByRole('textbox', { name: 'Project Name' });
    expect(document.activeElement).toBe(name);
    await press('Create');
    await until(() => expect(refusals()).toEqual({ 'Project Name': 'Please enter a project name' }));
    expect(writes()).toEqual([]);
  });

  it('is chosen, and has the focus', async () => {
    const user = await openDialog();
    await radio('Mill House');
    await press('Create');
    answerWrites({ resultCode: '0', data: buildProject({ projectId: 'j-9', projectName: 'Orchard House' }) });
    await fill(user, 'Project Name', ' Orchard House ');
    await press('Create');
    const made = await radio('Orchard House');
    expect(made.checked).toBe(true);
    await until(() => expect(document.activeElement).toBe(made));
    expect(writes().map((body) => body.get('projectName'))).toEqual(['Orchard House']);
  });

  it('marks a refused name at its field, which keeps the name', async () => {
    const words = 'The project name can have at most 120 characters.';
    const user = await openDialog();
    await radio('Mill House');
    await press('Create');
    answerWrites({ resultCode: '1', resultMsg: words, field: 'projectName' });
    await fill(user, 'Project Name', 'x'.repeat(121));
    await press('Create');
    await until(() => expect(refusals()).toEqual({ 'Project Name': words }));
    expect(dialog().getByRole<HTMLInputElement>('textbox').value).toBe('x'.repeat(121));
    expect([told(), backend().reported]).toEqual([[], []]);
  });

  it('is abandoned by going back to the choice', async () => {
    await openDialog();
    await radio('Mill House');
    await press('Create');
    await press('Back');
    expect(await radio('Mill House')).toBeTruthy();
    expect(writes()).toEqual([]);
  });
});
