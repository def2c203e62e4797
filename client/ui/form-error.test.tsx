// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { configureApiClient } from '../lib/api-client.ts';
import { resultError } from '../lib/call-error.ts';
import { mount } from '../lib/testing/mount.ts';
import { Alert } from './alert.tsx';
import { FormError } from './form-error.tsx';
import { FormPanel } from './form-panel.tsx';
import { InlineAlert } from './inline-alert.tsx';
import { Problem } from './problem.tsx';

beforeAll(() => configureApiClient({ brand: 'Alderline', siteSalt: 'salt', token: () => undefined }));

const region = () => screen.getByRole('alert');

describe('why a form was refused', () => {
  const page = (words: string) => (
    <FormError id="why" action={<a href="tel:+441632960180">Call us</a>}>
      {words}
    </FormError>
  );

  it('is announced, with what else to do, in a region that was there before it', () => {
    const { render } = mount(page(''));
    const before = region();
    expect(before.textContent).toBe('');
    render(page('That email and password don’t match'));
    expect(region()).toBe(before);
    expect(region().textContent).toBe('That email and password don’t matchCall us');
    render(page(''));
    expect(region().textContent).toBe('');
  });

  it('can describe the fields that it is about', () => {
    mount(page('That email and password don’t match'));
    expect(document.getElementById('why')?.textContent).toContain('don’t match');
  });

  it('is scrolled into view only when it appears or changes', () => {
    const seen: string[] = [];
    const { element, render } = mount(page(''));
    const place = element.firstElementChild as HTMLElement;
    place.scrollIntoView = () => seen.push(place.textContent);
    render(page(''));
    render(page('No answer'));
    render(page('No answer'));
    render(page('Still no answer'));
    render(page(''));
    expect(seen).toEqual(['No answerCall us', 'Still no answerCall us']);
  });
});

it('what went well is announced politely, what went wrong at once', () => {
  mount(
    <>
      <InlineAlert kind="success">Saved.</InlineAlert>
      <InlineAlert>Not saved.</InlineAlert>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  expect(region().textContent).toBe('Not saved.');
});

it('what is there from the start is not announced', () => {
  mount(
    <Alert kind="info" title="Please note">
      We are closed on Monday.
    </Alert>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

describe('why something could not be done', () => {
  it('is not shown while nothing is wrong', () => {
    mount(<Problem error={undefined} />);
    expect(region().textContent).toBe('');
  });

  it('is shown in the words of the failure', () => {
    mount(<Problem error={resultError('1', 'This project is finished.')} />);
    expect(region().textContent).toBe('This project is finished.');
  });

  it('gives our phone number and mailbox where the service is not available', () => {
    mount(<Problem error={resultError('105', '')} />);
    expect(region().textContent).toBe(
      'This can’t be done online. Please call 01632 960180 or write to sales@alderline.example.',
    );
  });
});

describe('a panel with a form', () => {
  function Steps({ takesFocus = true }) {
    const [isSent, setSent] = useState(false);
    return isSent ? (
      <FormPanel
        key="sent"
        brand="Alderline"
        homeHref="/"
        title="Please wait"
        statement=""
        takesFocus={takesFocus}
      >
        We review it.
      </FormPanel>
    ) : (
      <FormPanel key="form" brand="Alderline" homeHref="/" title="Apply" statement="">
        <button type="button" onClick={() => setSent(true)}>
          Send
        </button>
      </FormPanel>
    );
  }
  const send = () => userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));

  it('that replaces another one gives the focus to its heading', async () => {
    mount(<Steps />);
    await send();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Please wait' }));
  });

  it('that comes with its page leaves the focus to the page', async () => {
    mount(<Steps takesFocus={false} />);
    await send();
    expect(document.activeElement).toBe(document.body);
  });
});
