import type { CallPath } from '../../api/calls.ts';
import type { Person, ShopModel } from './shop-model.ts';

/** A call about something of another company. */
export interface StrangersCall {
  readonly path: CallPath;
  readonly body: Readonly<Record<string, unknown>>;
}

const RETURN_URL = 'http://shop.example/Results';

/** Every call by which a person could see or change what is another company's. */
export function strangersOf(model: ShopModel, { company }: Person): StrangersCall[] {
  const orders = model.orders.filter(({ by }) => by.company !== company);
  const quotations = model.quotations.filter(({ by }) => by.company !== company);
  const others = model.people.filter((person) => person.company !== company);
  return [
    ...orders.flatMap(({ orderId, total, lines, invoiceNo }) => {
      const items = [{ kind: 'order', id: orderId, amountPence: 1 }];
      const back = lines.slice(0, 1).map(({ lineId }) => ({ lineId, number: 1 }));
      return [
        { path: '/woojiapi/order/qryorderdetail', body: { orderId } },
        { path: '/woojiapi/order/cancelorder', body: { orderId } },
        { path: '/woojiapi/order/decideorder', body: { orderId, decision: 'approve', totalPence: total } },
        { path: '/woojiapi/order/updateorderpayment', body: { orderId, payment: 'transfer' } },
        { path: '/woojiapi/order/insertcardpayment', body: { items, returnUrl: RETURN_URL } },
        { path: '/woojiapi/order/insertcreditpayment', body: { items } },
        {
          path: '/woojiapi/order/insertreturn',
          body: { orderId, kind: 'return', reason: 'Not ours', lines: back, pictureIds: [] },
        },
        ...(invoiceNo === ''
          ? []
          : [{ path: '/woojiapi/order/qrypaper', body: { kind: 'invoice', id: orderId } } as const]),
      ] as const;
    }),
    ...quotations.flatMap(
      ({ quotationId, version }) =>
        [
          { path: '/woojiapi/order/qryquotationdetail', body: { quotationId } },
          { path: '/woojiapi/order/updatequotation', body: { quotationId, version, plots: 9 } },
          { path: '/woojiapi/order/requestquotation', body: { quotationId, version, message: '' } },
          { path: '/woojiapi/order/acceptquotation', body: { quotationId, version, signedBy: 'A stranger' } },
          { path: '/woojiapi/order/declinequotation', body: { quotationId, version, reason: '' } },
          { path: '/woojiapi/order/copyquotation', body: { quotationId } },
          { path: '/woojiapi/order/deletequotation', body: { quotationId } },
          { path: '/woojiapi/order/insertquotationbasket', body: { quotationId } },
        ] as const,
    ),
    ...others.flatMap(({ userId }) =>
      (['qryshoppingcar', 'qrycheckout', 'qrytopay', 'qrywaitingorders'] as const).map((call) => ({
        path: `/woojiapi/order/${call}` as const,
        body: { userId },
      })),
    ),
  ];
}
