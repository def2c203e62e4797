import { useState } from 'react';
import { useSearch } from 'wouter';
import { areaWithoutWastage, FITTING_CHECKLIST } from '../../../contracts/domain/order/fitting.ts';
import { FITTING_SERIES } from '../../../contracts/domain/quantity/goods-count.ts';
import { costOf, totalAmount } from '../../../contracts/domain/quantity/packs.ts';
import { addVat, type VatSums, vatPercentAt } from '../../../contracts/domain/vat/vat.ts';
import { useAccessories } from '../../data/accessories.ts';
import type { Product } from '../../data/order-line.ts';
import { PRODUCT_LIST } from '../../data/products.ts';
import { useBasketCall } from '../../features/basket/basket.api.ts';
import { useAddLines } from '../../features/basket/use-add-lines.ts';
import { brandName } from '../../lib/api-client.ts';
import { parseArea } from '../../lib/area-text.ts';
import { type FittingAddress, readFittingAddress } from '../../lib/fitting-address.ts';
import { isUnavailable, type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useGo } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { type AccessoryRow, accessoryRows } from './accessory-rows.ts';
import { type Fitting, type FloorToLay, fittingsOf, linesOf } from './fitting-lines.ts';
import type { Draft } from './kept-draft.ts';
import { type DraftModel, useDraft } from './use-draft.ts';
import { type Floors, type ReadFloor, useFloors } from './use-floors.ts';

/** One floor with the customer's entries. */
export interface FloorRow extends FloorToLay {
  readonly productId: string;
  /** m2 in the packs that were ordered */
  readonly amount: number;
  /** percent of offcuts that is deducted for the suggested area */
  readonly wastage: number;
  /** the area to lay, as typed or suggested */
  readonly areaText: string;
  /** '' while the area can be read */
  readonly areaProblem: string;
  /** the services for the install methods of this floor, in the order of the dictionary */
  readonly methods: readonly Product[];
}

/** Totals of what would be added, in pence. */
export interface FittingSums extends VatSums {
  /** without VAT; undefined if no floor is added */
  readonly floors: number | undefined;
  /** without VAT */
  readonly accessories: number;
}

export interface FittingContent extends Omit<DraftModel, 'draft' | 'forget'> {
  readonly floors: readonly FloorRow[];
  /** how many floors of the address are no longer on sale */
  readonly gone: number;
  readonly rows: readonly AccessoryRow[];
  readonly fittings: readonly Fitting[];
  /** points of the checklist that are ticked */
  readonly ticked: readonly string[];
  /** whether fitting can be shown, which takes services and install methods; `failed`: reading them can be tried again */
  readonly fits: 'yes' | 'loading' | 'failed' | 'no';
  readonly retryFitting: () => void;
  readonly sums: FittingSums;
  readonly isProject: boolean;
  /** after an attempt: what keeps each line from being added */
  readonly problems: readonly string[];
  /** what the server refused; '' otherwise */
  readonly refusal: string;
  readonly isPending: boolean;
  readonly send: () => void;
  /** to the basket, or back to the project */
  readonly skip: () => void;
}

export interface AccessoriesPageModel {
  /** undefined when the address can't be read, without floors when it names none */
  readonly address: FittingAddress | undefined;
  readonly reading: Reading<FittingContent>;
}

/** What the floors need: the accessories in the right quantity, and fitting. */
export function useAccessoriesPage(): AccessoriesPageModel {
  const address = readFittingAddress(useSearch());
  const { user } = useCustomer();
  const floors = useFloors(address?.floors ?? []);
  const accessories = useAccessories();
  const services = useServices();
  const basketCall = useBasketCall();
  const { draft, forget, ...verbs } = useDraft(user.userId, address);
  const [tried, setTried] = useState(false);
  const { add, isPending, problem } = useAddLines();
  const go = useGo();
  const inBasket = (productId: string) =>
    (basketCall.data?.data ?? [])
      .filter((line) => line.productId === productId && line.carType === 0)
      .reduce((packs, { number }) => packs + number, 0);

  const onSale = readingOf(accessories, accessories.data?.data);
  if (floors.state !== 'ready') return { address, reading: floors };
  if (onSale.state !== 'ready') return { address, reading: onSale };

  const isProject = address?.isProject ?? false;
  const basket = readingOf(basketCall, basketCall.data);
  // wait for the basket, or a floor could be added twice
  if (isProject && basket.state !== 'ready') return { address, reading: basket };
  const laid = floors.value.floors.map((floor) =>
    floorRow(floor, draft, services.list, isProject && inBasket(floor.productId) === 0),
  );
  const rows = accessoryRows({
    floors: laid.map(({ netM2, productId }) => ({ netM2, accessories: specOf(floors.value, productId) })),
    onSale: onSale.value,
    picks: draft.picks,
    inBasket,
  });
  const fittings = fittingsOf(laid, services.list);
  const lines = linesOf({ floors: laid, rows, fittings }, user);
  const problems = problemsOf(laid, rows, draft, lines.length);

  async function send() {
    setTried(true);
    if (problems.length > 0 || !(await add(lines))) return;
    forget();
    go('basket');
  }

  const { projectId } = address ?? {};

  const content: FittingContent = {
    floors: laid,
    gone: floors.value.gone.length,
    rows,
    fittings,
    ticked: draft.ticked,
    fits: services.state,
    retryFitting: services.retry,
    sums: sumsOf(laid, rows, fittings),
    isProject,
    problems: tried ? problems : [],
    refusal: problem,
    isPending,
    ...verbs,
    send: () => void send(),
    skip: () => (isProject && projectId ? go('projects', { id: projectId }) : go('basket')),
  };
  return { address, reading: { state: 'ready', value: content } };
}

const specOf = ({ floors }: Floors, productId: string) =>
  floors.find((floor) => floor.productId === productId)?.spec?.accessories;

/** The services, in the order of the dictionary of install methods. */
function useServices() {
  const services = useFittingServices();
  const methods = useInstallMethods();
  const names = methods.data?.data.map(({ codeName }) => codeName) ?? [];
  const list = names.flatMap(
    (name) => services.data?.data.filter(({ specification }) => specification === name) ?? [],
  );
  const failed = [services, methods].find(({ error }) => error !== undefined);
  const isLoading = services.isLoading || methods.isLoading;
  const state = failed ? (isUnavailable(failed.error) ? 'no' : 'failed') : isLoading ? 'loading' : 'yes';
  const retry = () => {
    services.retry();
    methods.retry();
  };
  return { list, retry, state: state === 'yes' && list.length === 0 ? 'no' : state } as const;
}

function floorRow(
  { product, spec, packs, productId }: ReadFloor,
  { areas, methods }: Draft,
  services: readonly Product[],
  isMissing: boolean,
): FloorRow {
  const amount = totalAmount(packs, product.packSize);
  const wastage = spec?.wastage[0]?.percent ?? 0;
  const areaText = areas[productId] ?? String(areaWithoutWastage(amount, wastage));
  const netM2 = parseArea(areaText);
  return {
    product,
    productId,
    packs,
    amount,
    wastage,
    areaText,
    netM2: netM2 ?? 0,
    areaProblem: netM2 === undefined ? 'Enter the area in m²' : '',
    method: methods[productId] ?? '',
    methods: services.filter(({ specification }) => spec?.installMethods.includes(specification)),
    isMissing,
  };
}

function problemsOf(
  floors: readonly FloorRow[],
  rows: readonly AccessoryRow[],
  { ticked }: Draft,
  lines: number,
): string[] {
  const problems = [
    ...floors.map(({ product, areaProblem }) => areaProblem && `${product.productName}: ${areaProblem}`),
    ...rows.map(({ product, problem }) => problem && `${product.productName}: ${problem}`),
  ].filter((text) => text !== '');
  const fits = floors.some(({ method }) => method !== '');
  if (fits && ticked.length < FITTING_CHECKLIST.length)
    problems.push('Please confirm every point of the checklist, so that our fitters can start');
  if (problems.length === 0 && lines === 0)
    problems.push('Choose an accessory or fitting first, or skip this step');
  return problems;
}

function sumsOf(
  floors: readonly FloorRow[],
  rows: readonly AccessoryRow[],
  fittings: readonly Fitting[],
): FittingSums {
  const along = floors.filter(({ isMissing }) => isMissing);
  const floorCost = along.reduce(
    (sum, { product, amount }) => sum + costOf(amount, product.productPrice ?? 0),
    0,
  );
  const accessories = rows.reduce((sum, { picked, cost = 0 }) => sum + (picked ? cost : 0), 0);
  const net = floorCost + accessories + fittings.reduce((sum, { cost }) => sum + cost, 0);
  return {
    floors: along.length > 0 ? floorCost : undefined,
    accessories,
    ...addVat(net, vatPercentAt(Date.now())),
  };
}

/** Fitting as it is sold, one service for each install method; the page works without it. */
function useFittingServices() {
  return useCall(PRODUCT_LIST, { productType: 'Timber', series: FITTING_SERIES, brand: brandName() });
}

/** The install methods, as the dictionary names them. */
function useInstallMethods() {
  return useCall('/api/dic', { type: 'InstallMethod' });
}
