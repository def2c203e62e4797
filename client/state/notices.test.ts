import { beforeEach, describe, expect, it } from 'vitest';
import { dismissProblemsOfOtherPages, notices, notify } from './notices.ts';

const shown = () => notices.shown.map(({ type, text }) => `${type}: ${text}`);

describe('notices', () => {
  beforeEach(() => {
    notices.shown = [];
  });

  it('show only the last of a kind', () => {
    notify({ type: 'error', text: 'No answer' });
    notify({ type: 'warning', text: 'The price has risen' });
    notify({ type: 'error', text: 'Still no answer' });
    expect(shown()).toEqual(['warning: The price has risen', 'error: Still no answer']);
  });

  it('start again only when the words change', () => {
    notify({ type: 'error', text: 'No answer' });
    const [first] = notices.shown;
    notify({ type: 'error', text: 'No answer' });
    expect(notices.shown[0]?.id).toBe(first?.id);
  });

  it('about problems disappear with a success', () => {
    notify({ type: 'error', text: 'No answer' });
    notify({ type: 'info', text: 'Delivered tomorrow' });
    notify({ type: 'success', text: 'Item added successfully' });
    expect(shown()).toEqual(['info: Delivered tomorrow', 'success: Item added successfully']);
  });

  it('about problems stay on the page where they were made', () => {
    notices.shown = [
      { id: 1, type: 'error', text: 'No answer', path: '/login' },
      { id: 2, type: 'success', text: 'Item added successfully', path: '/login' },
      { id: 3, type: 'warning', text: 'Your session has ended', path: '/Home' },
    ];
    dismissProblemsOfOtherPages('/Home');
    expect(shown()).toEqual(['success: Item added successfully', 'warning: Your session has ended']);
  });
});
