import { chakra } from '@chakra-ui/react';
import { areaText } from '../../../../contracts/rules/notation.ts';
import { unitText } from '../../../../contracts/rules/quantity-text.ts';
import { VAT_PERCENT } from '../../../../contracts/rules/vat.ts';
import type { Product } from '../../../data/order-line.ts';
import { AddToBasketButton } from '../../../features/basket/parts/add-to-basket-button.tsx';
import { AddToProjectButton } from '../../../features/projects/parts/add-to-project-button.tsx';
import type { OwnState } from '../../../lib/use-call.ts';
import { Field } from '../../../ui/field.tsx';
import { Price } from '../../../ui/price.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ProductSpec } from '../product-extras.api.ts';
import { type ProductOrder, soldByArea } from '../product-order.ts';
import { useOrder } from '../use-order.ts';
import { OrderSum } from './order-sum.tsx';
import { WastageHints } from './wastage-hints.tsx';

interface OrderPanelProps {
  product: Product;
  price: OwnState;
  /** loads the price again */
  onRetry: () => void;
  /** docs/product.md, "States": on for desktop, off for mobile */
  vatAtFirst: boolean;
  /** by layout; undefined until it is known, and for layouts without any */
  wastage: ProductSpec['wastage'] | undefined;
  /** where the project is chosen */
  projectsIn: 'dialog' | 'sheet';
}

/** Price and calculator of a trade customer. */
export function OrderPanel({ product, price, onRetry, vatAtFirst, wastage, projectsIn }: OrderPanelProps) {
  const { text, vat, order, type, switchVat } = useOrder(product, vatAtFirst);
  const byArea = soldByArea(product);
  const unit = unitText(product.productUnit);
  return (
    <chakra.section
      aria-label="Price and quantity"
      bg="bg.panel"
      border="1px solid {colors.border}"
      p={{ base: '5', md: '6' }}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      {price === 'failed' ? (
        <RetryLine onRetry={onRetry}>Your price could not be loaded.</RetryLine>
      ) : (
        <chakra.p display="flex" alignItems="baseline" gap="3" flexWrap="wrap">
          <Price
            pence={product.productPrice}
            per={unit}
            pending={price === 'coming'}
            minWidth={price === 'coming' ? '5em' : '0'}
            fontFamily="heading"
            fontSize="3xl"
          />
          <chakra.span textStyle="small" color="fg.muted">
            excluding VAT
          </chakra.span>
        </chakra.p>
      )}
      <Field
        label={byArea ? 'Area needed in m²' : `Quantity needed (${unit})`}
        hint={byArea ? `One pack covers ${areaText(product.packSize)}` : `One pack holds ${product.packSize}`}
        error={order.problem}
      >
        <TextInput
          value={text}
          inputMode={byArea ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={14}
          placeholder={byArea ? '24.5' : '12'}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {byArea && wastage && <WastageHints wastage={wastage} text={text} area={order.needed} type={type} />}
      <Switch label={`Include VAT at ${VAT_PERCENT}%`} checked={vat} onChange={switchVat} />
      <OrderSum order={order} vat={vat} />
      <StockMessages order={order} />
      <chakra.div display="flex" flexDirection="column" gap="3" _print={{ display: 'none' }}>
        {order.mayAdd && <AddToBasketButton product={product} packs={order.packs} />}
        <AddToProjectButton as={projectsIn} product={product} packs={order.packs} />
      </chakra.div>
    </chakra.section>
  );
}

function StockMessages({ order: { stock } }: { order: ProductOrder }) {
  return (
    <chakra.div role="status" _empty={{ display: 'none' }}>
      {!stock.sufficient && (
        <chakra.div bg="danger.subtle" borderInlineStart="3px solid {colors.danger}" px="4" py="3">
          {stock.messages.map((message, index) => (
            <chakra.p
              key={message}
              textStyle="small"
              fontWeight={index === 0 ? 'medium' : 'normal'}
              color={index === 0 ? 'danger' : 'fg'}
            >
              {message}
            </chakra.p>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}
