// @vitest-environment happy-dom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onFailure } from './failure-channel.ts';
import { mount, until } from './testing/mount.ts';
import { type FormErrors, type FormValues, useCheckedForm } from './use-checked-form.ts';

const required = async (values: FormValues): Promise<FormErrors> => ({
  ...(values.email?.includes('@') ? {} : { email: 'please enter your Email' }),
  ...(values.postCode ? {} : { postCode: 'please enter your post code' }),
});

/** A form with two fields, the first of them valid from the start. */
function openForm({ check = required, email = 'ada@moss.example' } = {}) {
  const sent: FormValues[] = [];
  const checked: boolean[] = [];
  function Form() {
    const form = useCheckedForm(check, (values) => sent.push(values));
    return (
      <form {...form.handlers}>
        <p>{form.summary}</p>
        <input name="email" defaultValue={email} />
        <output>{form.errors.email}</output>
        <select name="postCode" defaultValue="">
          <option value="">Please select</option>
          <option value="CM2 0ZZ">CM2 0ZZ</option>
        </select>
        <output>{form.errors.postCode}</output>
        <button
          type="button"
          onClick={async ({ currentTarget }) => {
            if (currentTarget.form)
              checked.push(await form.checkFields(currentTarget.form, (name) => name === 'email'));
          }}
        >
          Send code
        </button>
      </form>
    );
  }
  const { element } = mount(<Form />);
  const part = <T extends Element>(selector: string) => {
    const found = element.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    sent,
    checked,
    shown: () => until(() => part('form')),
    field: (name: string) => part<HTMLInputElement>(`[name=${name}]`),
    /** messages in the order of the page */
    messages: () => [...element.querySelectorAll('output')].map((output) => output.textContent),
    summary: () => part('p').textContent,
    submit: () => part<HTMLFormElement>('form').requestSubmit(),
    press: () => part<HTMLButtonElement>('button').click(),
    type(name: string, value: string) {
      const field = part<HTMLInputElement>(`[name=${name}]`);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    leave(name: string) {
      const field = part<HTMLInputElement>(`[name=${name}]`);
      field.focus();
      field.blur();
    },
  };
}

const EMAIL = 'please enter your Email';
const POST_CODE = 'please enter your post code';

describe('a checked form', () => {
  it('ignores a check that ends after a later one, as the fields have changed since', async () => {
    let loadRules: () => void = () => undefined;
    const rules = new Promise<void>((resolve) => {
      loadRules = resolve;
    });
    const checks: Promise<FormErrors>[] = [];
    const form = openForm({
      check: (values) => {
        const found = checks.length === 0 ? rules.then(() => required(values)) : required(values);
        checks.push(found);
        return found;
      },
    });
    await form.shown();
    form.leave('postCode');
    form.type('postCode', 'CM2 0ZZ');
    form.submit();
    await until(() => expect(form.sent).toHaveLength(1));
    loadRules();
    await checks[0];
    // React has rendered by then
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(form.messages()).toEqual(['', '']);
  });

  it('sends all values, typed or not, once all are valid', async () => {
    const form = openForm();
    await form.shown();
    form.type('postCode', 'CM2 0ZZ');
    form.submit();
    await until(() => expect(form.sent).toEqual([{ email: 'ada@moss.example', postCode: 'CM2 0ZZ' }]));
    expect(form.messages()).toEqual(['', '']);
    expect(form.summary()).toBe('');
  });

  it('sends nothing while a field is wrong: it shows every message, and focuses the first wrong field', async () => {
    const form = openForm({ email: 'ada' });
    await form.shown();
    form.submit();
    await until(() => expect(form.messages()).toEqual([EMAIL, POST_CODE]));
    expect(form.summary()).toBe(`2 fields need your attention: ${EMAIL}; ${POST_CODE}`);
    expect(document.activeElement).toBe(form.field('email'));
    expect(form.sent).toEqual([]);
  });

  it('checks a field when it is left, and not before', async () => {
    const form = openForm({ email: '' });
    await form.shown();
    form.type('email', 'a');
    form.leave('postCode');
    await until(() => expect(form.messages()).toEqual(['', POST_CODE]));
    form.leave('email');
    await until(() => expect(form.messages()).toEqual([EMAIL, POST_CODE]));
  });

  it('checks a wrong field again at each change', async () => {
    const form = openForm({ email: '' });
    await form.shown();
    form.leave('email');
    await until(() => expect(form.messages()).toEqual([EMAIL, '']));
    form.type('email', 'ada@moss.example');
    await until(() => expect(form.messages()).toEqual(['', '']));
  });

  it('keeps a message that still applies when another field is put right', async () => {
    const form = openForm({ email: '' });
    await form.shown();
    form.submit();
    await until(() => expect(form.messages()).toEqual([EMAIL, POST_CODE]));
    form.type('email', 'ada@moss.example');
    await until(() => expect(form.messages()).toEqual(['', POST_CODE]));
  });

  it('checks some fields for a button beside them, and leaves the others alone', async () => {
    const form = openForm({ email: '' });
    await form.shown();
    form.press();
    await until(() => expect(form.checked).toEqual([false]));
    await until(() => expect(form.messages()).toEqual([EMAIL, '']));
    expect(document.activeElement).toBe(form.field('email'));
    form.type('email', 'ada@moss.example');
    form.press();
    await until(() => expect(form.checked).toEqual([false, true]));
  });

  it('reports that its rules could not be loaded, and sends nothing', async () => {
    const failures: unknown[] = [];
    onTestFinished(onFailure((error) => failures.push(error)));
    const lost = new TypeError('Failed to fetch dynamically imported module');
    const form = openForm({ check: () => Promise.reject(lost) });
    await form.shown();
    form.leave('email');
    form.submit();
    await until(() => expect(failures).toEqual([lost]));
    expect(form.sent).toEqual([]);
  });
});

it('shows a hidden field that is wrong before it takes the focus', async () => {
  const shown: (readonly string[])[] = [];
  function Form() {
    const [isHidden, setHidden] = useState(true);
    const form = useCheckedForm(
      async () => ({ poNumber: 'Please enter it.' }),
      () => undefined,
      (names) => {
        shown.push(names);
        flushSync(() => setHidden(false));
      },
    );
    return (
      <form {...form.handlers}>
        <div hidden={isHidden}>
          <input name="poNumber" onFocus={() => shown.push([`focus while hidden: ${isHidden}`])} />
        </div>
      </form>
    );
  }
  const { element } = mount(<Form />);
  await until(() => expect(element.querySelector('form')).not.toBeNull());
  element.querySelector('form')?.requestSubmit();
  await until(() => expect(shown).toEqual([['poNumber'], ['focus while hidden: false']]));
});

it('counts radio buttons as one field, of which the first takes the focus', async () => {
  const check = async (values: FormValues): Promise<FormErrors> =>
    values.payment ? {} : { payment: 'Please choose how to pay.' };
  function Form() {
    const form = useCheckedForm(check, () => undefined);
    return (
      <form {...form.handlers}>
        <p>{form.summary}</p>
        <input type="radio" name="payment" value="account" />
        <input type="radio" name="payment" value="transfer" />
      </form>
    );
  }
  const { element } = mount(<Form />);
  const form = await until(() => {
    const found = element.querySelector('form');
    if (!found) throw new Error('no form');
    return found;
  });
  form.requestSubmit();
  await until(() =>
    expect(element.querySelector('p')?.textContent).toBe(
      '1 field needs your attention: Please choose how to pay.',
    ),
  );
  expect(document.activeElement).toBe(element.querySelector('[value=account]'));
});
