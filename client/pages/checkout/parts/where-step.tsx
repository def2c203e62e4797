import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormRow } from '../../../ui/form-fields.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Select } from '../../../ui/select.tsx';
import { addressValues, noAddress } from '../order-values.ts';
import type { OrderFormModel } from '../use-order-form.ts';
import { Choice } from './choice.tsx';
import { OrderSelect, OrderText } from './order-field.tsx';
import { Step } from './step.tsx';

const VEHICLES = [
  { value: 'any', label: 'Any lorry' },
  { value: '18 t', label: 'Up to 18 tonnes' },
  { value: '7.5 t', label: 'Up to 7.5 tonnes' },
  { value: 'van', label: 'A van only' },
];
const GROUNDS = [
  { value: '1', label: 'Hard and level' },
  { value: '0', label: 'Soft, sloping or uneven' },
];

/** The site, who receives the goods there, and how they are unloaded. */
export function WhereStep({ model }: { model: OrderFormModel }) {
  const { start, values, set, delivery } = model;
  const { addresses } = start;
  const isByPallet = delivery.kind === 'charge' && delivery.by === 'pallet';
  function choose(addressId: string) {
    const address = addresses.find((one) => one.addressId === addressId);
    set(
      address
        ? addressValues(address)
        : noAddress(values['billing.companyName'], values.contactName, values.contactPhone),
    );
  }
  return (
    <Step number={2} title="Where to">
      {addresses.length > 0 && (
        <Field
          label="Deliver to"
          hint={values.addressId ? 'Changes below are for this order only.' : undefined}
        >
          <Select
            value={values.addressId}
            options={[
              ...addresses.map(({ addressId, label, site }) => ({
                value: addressId,
                label: `${label}, ${site.town} ${site.postCode}`,
              })),
              { value: '', label: 'A new address' },
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
      )}
      <OrderText
        model={model}
        name="delivery.companyName"
        label="Company or site"
        autoComplete="shipping organization"
      />
      <FormRow>
        <OrderText
          model={model}
          name="delivery.line1"
          label="Address"
          required
          autoComplete="shipping address-line1"
        />
        <OrderText
          model={model}
          name="delivery.line2"
          label="Address, second line"
          autoComplete="shipping address-line2"
        />
      </FormRow>
      <FormRow>
        <OrderText
          model={model}
          name="delivery.town"
          label="Town"
          required
          autoComplete="shipping address-level2"
        />
        <OrderText
          model={model}
          name="delivery.postCode"
          label="Post code"
          required
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
        />
      </FormRow>
      <FormRow>
        <OrderText model={model} name="delivery.siteContact" label="Who receives the goods" required />
        <OrderText model={model} name="delivery.sitePhone" label="Phone on site" required type="tel" />
      </FormRow>
      {isByPallet && <Access model={model} />}
      {values.addressId === '' && (
        <Checkbox
          label="Keep this address in our address book"
          name="saveAddress"
          value="1"
          checked={values.saveAddress === '1'}
          onChange={({ target }) => set({ saveAddress: target.checked ? '1' : '' })}
        />
      )}
    </Step>
  );
}

/** What the driver must know of the site; a parcel needs none of it. */
function Access({ model }: { model: OrderFormModel }) {
  const { values, set } = model;
  const isHard = values['delivery.unloading'] === 'tail lift' && values['delivery.levelGround'] === '0';
  return (
    <>
      <Choice
        label="Unloading"
        name="delivery.unloading"
        value={values['delivery.unloading']}
        options={[
          { value: 'tail lift', title: 'By tail lift', text: 'Our driver lowers each pallet to the kerb.' },
          { value: 'forklift', title: 'By your forklift', text: 'Your site unloads the pallets.' },
        ]}
        onChange={(unloading) => set({ 'delivery.unloading': unloading })}
      />
      <FormRow>
        <OrderSelect
          model={model}
          name="delivery.largestVehicle"
          label="Largest vehicle that gets there"
          options={VEHICLES}
        />
        <OrderSelect
          model={model}
          name="delivery.levelGround"
          label="Ground to unload on"
          options={GROUNDS}
        />
      </FormRow>
      <InlineAlert kind="info">
        {isHard ? 'A tail lift needs hard, level ground. We’ll call you about it before we deliver.' : ''}
      </InlineAlert>
      <OrderText
        model={model}
        name="delivery.floorAndLift"
        label="Floor and lift"
        hint="For example second floor, goods lift. We deliver to the kerb all the same."
      />
      <Checkbox
        label="The site wants each delivery booked in"
        name="delivery.bookingNeeded"
        value="1"
        checked={values['delivery.bookingNeeded'] === '1'}
        onChange={({ target }) => set({ 'delivery.bookingNeeded': target.checked ? '1' : '' })}
      />
    </>
  );
}
