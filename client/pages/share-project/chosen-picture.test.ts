import { describe, expect, it } from 'vitest';
import { type ChosenPicture, changed, moved, pictureProblem, withKept } from './chosen-picture.ts';

const picture = (id: string, state: ChosenPicture['state'] = 'there'): ChosenPicture => ({
  id,
  name: `${id}.jpg`,
  file: new Blob(),
  state,
  progress: 0,
  problem: '',
});
const ids = (pictures: readonly ChosenPicture[]) => pictures.map(({ id }) => id).join('');
const three = [picture('a'), picture('b'), picture('c')];

describe('the pictures of a project', () => {
  it.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', -1, 'bac'],
    ['b', 9, 'acb'],
    ['x', 0, 'abc'],
  ])('moves %s to place %i', (id, place, order) => {
    expect(ids(moved(three, id, place))).toBe(order);
  });

  it('changes one picture and leaves the others as they are', () => {
    const after = changed(three, 'b', { state: 'failed' });
    expect(after.map(({ state }) => state)).toEqual(['there', 'failed', 'there']);
    expect(after[0]).toBe(three[0]);
  });

  it('puts kept pictures before those added meanwhile, each once and in its current state', () => {
    const added = [picture('b', 'uploading'), picture('x', 'waiting')];
    const all = withKept(added, three);
    expect(ids(all)).toBe('acbx');
    expect(all[2]).toBe(added[0]);
  });

  it('says why they can’t be sent yet', () => {
    expect(pictureProblem([], false)).toBe('Please add at least one picture.');
    expect(pictureProblem(three, false)).toBe('');
    for (const here of [[], three])
      expect(pictureProblem(here, true)).toBe('Please wait until your pictures are uploaded.');
    expect(pictureProblem([...three, picture('d', 'uploading')], false)).toBe(
      'Please wait until your pictures are uploaded.',
    );
    for (const state of ['refused', 'failed'] as const)
      expect(pictureProblem([picture('d', 'waiting'), picture('e', state)], false)).toMatch(/^Please remove/);
  });
});
