// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { descriptionOf, mount } from '../lib/testing/mount.ts';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { FormFields } from './form-fields.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea, TextInput } from './text-input.tsx';

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a field', () => {
  it('names its control, and a press on the label focuses it', async () => {
    mount(
      <Field label="Post Code">
        <TextInput asks="postal-code" name="postCode" />
      </Field>,
    );
    await userEvent.setup().click(screen.getByText('Post Code'));
    expect(document.activeElement).toBe(textbox('Post Code'));
  });

  it('names a control whose label is for screen readers only', () => {
    mount(
      <Field label="Sort by" labelHidden>
        <Select options={[{ value: 'name', label: 'Name' }]} />
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
  });

  it('is announced as mandatory, and its star is not read', () => {
    mount(
      <Field label="Surname" required>
        <TextInput asks="family-name" name="lastName" />
      </Field>,
    );
    expect(screen.getByText('Surname').textContent).toBe('Surname *');
    expect(textbox('Surname').getAttribute('aria-required')).toBe('true');
  });

  it('has no marks or description if it is neither mandatory nor wrong and has no hint', () => {
    mount(
      <Field label="Company Name">
        <TextInput asks="organization" name="companyName" />
      </Field>,
    );
    const marks = ['aria-required', 'aria-invalid', 'aria-describedby'];
    expect(marks.filter((mark) => textbox('Company Name').hasAttribute(mark))).toEqual([]);
  });

  it('is described by its hint and then its error, and marked as wrong while it has an error', () => {
    const page = (error?: string) => (
      <Field label="Area" hint="In square metres" error={error}>
        <TextInput asks="decimal" name="area" />
      </Field>
    );
    const { render } = mount(page());
    expect(descriptionOf(textbox('Area'))).toBe('In square metres');
    render(page('Please enter a number'));
    expect(descriptionOf(textbox('Area'))).toBe('In square metres Please enter a number');
    expect(textbox('Area').getAttribute('aria-invalid')).toBe('true');
    render(page());
    expect(descriptionOf(textbox('Area'))).toBe('In square metres');
    expect(textbox('Area').hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows a hint once if the error has the same words', () => {
    const words = 'Passwords need at least 8 characters';
    mount(
      <Field label="Word" hint={words} error={words}>
        <TextInput asks="note" name="word" />
      </Field>,
    );
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(descriptionOf(textbox('Word'))).toBe(words);
  });

  it('announces an error in a region that was there before it', () => {
    const page = (error?: string) => (
      <Field label="Town" error={error}>
        <TextInput asks="address-level2" name="town" />
      </Field>
    );
    const { render } = mount(page());
    const region = screen.getByRole('alert');
    expect(region.textContent).toBe('');
    render(page('Please enter the town.'));
    expect(screen.getByRole('alert')).toBe(region);
    expect(region.textContent).toBe('Please enter the town.');
  });

  it('keeps what was typed when its error comes and goes', async () => {
    const page = (error?: string) => (
      <Field label="Town" error={error}>
        <TextInput asks="address-level2" name="town" />
      </Field>
    );
    const { render } = mount(page());
    await userEvent.setup().type(textbox('Town'), 'Maldon');
    render(page('No such town.'));
    expect(textbox('Town').value).toBe('Maldon');
    expect(document.activeElement).toBe(textbox('Town'));
  });

  it.each([
    ['a box for longer text', <TextArea key="text" asks="message" name="message" />],
    ['a choice', <Select key="choice" name="choice" options={[]} />],
    ['a password', <PasswordInput key="password" asks="current-password" name="password" />],
  ])('connects its label and its error to any control: %s', (_, control) => {
    mount(
      <Field label="Yours" required error="Please say it">
        {control}
      </Field>,
    );
    const labelled = screen.getByLabelText(/^Yours/);
    expect(descriptionOf(labelled)).toBe('Please say it');
    expect(labelled.getAttribute('aria-invalid')).toBe('true');
    expect(labelled.getAttribute('aria-required')).toBe('true');
  });

  it('keeps each of two fields with the same label to itself', () => {
    mount(
      <>
        <Field label="Town" error="Please enter the town.">
          <TextInput asks="address-level2" name="site" />
        </Field>
        <Field label="Town">
          <TextInput asks="address-level2" name="billing" />
        </Field>
      </>,
    );
    const [site, billing] = screen.getAllByRole('textbox', { name: 'Town' });
    expect(site?.getAttribute('aria-invalid')).toBe('true');
    expect(billing?.hasAttribute('aria-invalid')).toBe(false);
    expect(site?.id).not.toBe(billing?.id);
  });
});

it('fields that belong together are a group with the name of their heading', () => {
  mount(
    <FormFields title="Your company">
      <Field label="Company Name">
        <TextInput asks="organization" name="companyName" />
      </Field>
    </FormFields>,
  );
  const group = screen.getByRole('group', { name: 'Your company' });
  expect(group.contains(textbox('Company Name'))).toBe(true);
});

describe('a select', () => {
  const OPTIONS = [
    { value: 'name', label: 'Name' },
    { value: 'price', label: 'Price (log in)', disabled: true },
  ];

  it('starts with nothing chosen where it has a placeholder', async () => {
    mount(<Select aria-label="Sort by" options={OPTIONS} placeholder="Please select" />);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    expect(select.value).toBe('');
    expect([...select.options].map(({ text }) => text)).toEqual(['Please select', 'Name', 'Price (log in)']);
    await userEvent.setup().selectOptions(select, 'Name');
    expect(select.value).toBe('name');
  });

  it('shows disabled options, which can’t be chosen', async () => {
    mount(<Select aria-label="Sort by" options={OPTIONS} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    await userEvent.setup().selectOptions(select, 'Price (log in)');
    expect(select.value).toBe('name');
  });
});

describe('a password', () => {
  const openPassword = () => {
    let sent = 0;
    mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Field label="Password">
          <PasswordInput asks="current-password" name="password" />
        </Field>
      </form>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    return { user: userEvent.setup(), field, sent: () => sent };
  };
  const button = (name: string) => screen.getByRole('button', { name });

  it('is hidden until it is asked for, and can be hidden again; what was typed is kept', async () => {
    const { user, field, sent } = openPassword();
    await user.type(field, 'Floor!2026');
    expect(field.type).toBe('password');
    await user.click(button('Show password'));
    expect([field.type, field.value]).toEqual(['text', 'Floor!2026']);
    await user.click(button('Hide password'));
    expect([field.type, field.value]).toEqual(['password', 'Floor!2026']);
    expect(sent()).toBe(0);
  });

  it('is not capitalised, corrected or spell-checked, shown or not', async () => {
    const { user, field } = openPassword();
    const help = () =>
      ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field.getAttribute(name));
    expect(help()).toEqual(['none', 'off', 'false']);
    await user.click(button('Show password'));
    expect(help()).toEqual(['none', 'off', 'false']);
  });
});

it('a checkbox is ticked by a press on its words, and by the space bar', async () => {
  const user = userEvent.setup();
  mount(<Checkbox label="Each delivery must be booked" name="booked" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Each delivery must be booked' });
  await user.click(screen.getByText('Each delivery must be booked'));
  expect(box.checked).toBe(true);
  await user.keyboard(' ');
  expect(box.checked).toBe(false);
});

describe('a switch', () => {
  function openSwitch({ disabled = false } = {}) {
    const told: boolean[] = [];
    function Page() {
      const [isOn, setOn] = useState(false);
      const change = (next: boolean) => {
        told.push(next);
        setOn(next);
      };
      return <Switch label="Include VAT at 20%" checked={isOn} onChange={change} disabled={disabled} />;
    }
    mount(<Page />);
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Include VAT at 20%' });
    return { user: userEvent.setup(), told, control };
  }

  it('is turned on and off by a press on it, on its words, and by the space bar', async () => {
    const { user, told, control } = openSwitch();
    await user.click(control);
    expect(control.checked).toBe(true);
    await user.click(screen.getByText('Include VAT at 20%'));
    await user.keyboard(' ');
    expect(told).toEqual([true, false, true]);
  });

  it('does nothing while it can’t be used', async () => {
    const { user, told, control } = openSwitch({ disabled: true });
    await user.click(control);
    await user.click(screen.getByText('Include VAT at 20%'));
    expect(told).toEqual([]);
    expect(control.checked).toBe(false);
  });
});
