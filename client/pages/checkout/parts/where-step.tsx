import { namedPlace } from '../../../../contracts/domain/delivery/place-text.ts';
import { SITE_FIELDS } from '../../../features/delivery-site/site-fields.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormRow } from '../../../ui/form-fields.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Select } from '../../../ui/select.tsx';
import { addressValues, noAddress } from '../order-values.ts';
import { whereFacts } from '../step-facts.ts';
import type { OrderFormModel } from '../use-order-form.ts';
import { OrderSiteField } from './order-field.tsx';
import { FoldingStep, type StepOfOrder } from './step.tsx';

/** The site, who receives the goods there, and how they are unloaded. */
export function WhereStep({ model, number }: StepOfOrder) {
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
    <FoldingStep
      model={model}
      name="where"
      number={number}
      title="Where to"
      facts={whereFacts(values, isByPallet)}
    >
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
                label: namedPlace(label, site),
              })),
              { value: '', label: 'A new address' },
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
      )}
      <OrderSiteField model={model} name="companyName" />
      <FormRow>
        <OrderSiteField model={model} name="line1" />
        <OrderSiteField model={model} name="line2" />
      </FormRow>
      <FormRow>
        <OrderSiteField model={model} name="town" />
        <OrderSiteField model={model} name="postCode" />
      </FormRow>
      <FormRow>
        <OrderSiteField model={model} name="siteContact" />
        <OrderSiteField model={model} name="sitePhone" />
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
    </FoldingStep>
  );
}

/** Access to the site, for the driver; a parcel doesn't need it. */
function Access({ model }: { model: OrderFormModel }) {
  const { values, set } = model;
  const isSoft = values['delivery.unloading'] === 'tail lift' && values['delivery.levelGround'] !== '1';
  return (
    <>
      <Choice
        label={SITE_FIELDS.unloading.label}
        name="delivery.unloading"
        value={values['delivery.unloading']}
        options={[
          { value: 'tail lift', title: 'By tail lift', text: 'Our driver lowers each pallet to the kerb.' },
          { value: 'forklift', title: 'By your forklift', text: 'Your site unloads the pallets.' },
        ]}
        onChange={(unloading) => set({ 'delivery.unloading': unloading })}
      />
      <OrderSiteField model={model} name="largestVehicle" />
      <OrderSiteField model={model} name="levelGround" />
      <InlineAlert kind="info">
        {isSoft ? 'A tail lift needs hard, level ground. We’ll call you about it before we deliver.' : ''}
      </InlineAlert>
      <OrderSiteField model={model} name="bookingNeeded" />
      <OrderSiteField model={model} name="floorAndLift" />
    </>
  );
}
