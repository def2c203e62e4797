// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { mount, until } from './testing/mount.ts';
import { useKeptWhenStill } from './use-kept-when-still.ts';

/** A drawing with a figure that changes, which can be removed. */
function openDrawing(first: number) {
  const kept: number[] = [];
  function Drawing({
    figure,
    isThere = true,
    isDone,
  }: {
    figure: number;
    isThere?: boolean;
    isDone?: boolean;
  }) {
    useKeptWhenStill(figure, isThere ? (now) => void kept.push(now) : undefined, isDone);
    return null;
  }
  const { render, unmount } = mount(<Drawing figure={first} />);
  return { kept, unmount, show: (props: Parameters<typeof Drawing>[0]) => render(<Drawing {...props} />) };
}

describe('a figure that changes', () => {
  it('is kept once when it is still, as it is then', async () => {
    const { kept, show } = openDrawing(1);
    for (const figure of [2, 3, 4]) show({ figure });
    await until(() => expect(kept).toEqual([4]));
    show({ figure: 4 });
    show({ figure: 5 });
    await until(() => expect(kept).toEqual([4, 5]));
  });

  it('is kept at once when nothing more is coming, or when its page is left', () => {
    const { kept, show, unmount } = openDrawing(1);
    show({ figure: 2, isDone: true });
    expect(kept).toEqual([2]);
    show({ figure: 3 });
    unmount();
    expect(kept).toEqual([2, 3]);
  });

  it('is not kept when its drawing is removed before', () => {
    const { kept, show, unmount } = openDrawing(1);
    show({ figure: 2, isThere: false });
    unmount();
    expect(kept).toEqual([]);
  });
});
