// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import type { Ability } from '../../../../contracts/site/page-calls.ts';
import { buildLoginInfo } from '../../../../fixtures/builders/build-customer.ts';
import { buildProduct } from '../../../../fixtures/builders/build-product.ts';
import { mount } from '../../../lib/testing/mount.ts';
import { beginSession, endSession } from '../../../state/session.ts';
import { SiteContext } from '../../../state/site-context.ts';
import { PictureButtons } from './picture-buttons.tsx';

afterEach(endSession);

/** The buttons below a laid floor. */
function buttons({ isCustomer, absent = [] }: { isCustomer: boolean; absent?: readonly Ability[] }) {
  if (isCustomer) beginSession({ resultCode: '0', access_token: 't-1', loginInfo: buildLoginInfo() });
  const canvas = document.createElement('canvas');
  mount(
    <SiteContext value={{ brand: 'Alderline', absent }}>
      <PictureButtons
        product={buildProduct()}
        photo={{ canvas, width: 600, height: 400 }}
        lay={() => () => undefined}
        draw={() => undefined}
        place="room"
      />
    </SiteContext>,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

it('a customer may keep a picture with a project', () => {
  expect(buttons({ isCustomer: true })).toEqual(['Save the picture', 'Keep with a project', 'Print']);
});

it.each([
  ['a visitor', { isCustomer: false }],
  ['a customer whose backend keeps none', { isCustomer: true, absent: ['project-pictures'] as const }],
])('%s saves and prints it', (_who, given) => {
  expect(buttons(given)).toEqual(['Save the picture', 'Print']);
});
