// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { beforeEach, expect, it } from 'vitest';
import { buildProduct } from '../../../fixtures/builders/build-product.ts';
import { orderLine } from '../../data/order-line.ts';
import { backendOfCalls } from '../../lib/testing/open-backend.ts';
import { keepProducts, keptDetail, readKeptProducts, readKeptSummary } from './kept-products.ts';
import type { Project } from './project-choice.ts';

const backend = backendOfCalls();
const floor = buildProduct({ productId: 'p-1', productPrice: 4590, packSize: 2, inventoryBalance: 20 });
const added = (projectId: string, packs: number) => ({
  projectId,
  ...(orderLine(floor, packs) ?? expect.unreachable()),
});
const project = (projectId: string): Project => ({
  projectId,
  userId: 'u-1',
  projectName: projectId,
  sts: 'Ongoing',
});

beforeEach(() => {
  localStorage.clear();
  backend().answer = () => ({ resultCode: '0', data: floor });
});

it('keeps each customer’s and each project’s own products, and adds up packs of the same', async () => {
  keepProducts('u-1', [added('j-1', 3), added('j-1', 2), added('j-2', 1)]);
  keepProducts('u-2', [added('j-1', 7)]);
  const { data } = await readKeptProducts('u-1', 'j-1');
  expect(data).toMatchObject([{ productId: 'p-1', number: 5, amount: 10, productPrice: 4590, roomId: '' }]);
});

it('counts only projects to which something was added here', async () => {
  keepProducts('u-1', [added('j-1', 3)]);
  const { data } = await readKeptSummary('u-1', [project('j-1'), project('j-2')]);
  expect(data).toMatchObject([{ projectId: 'j-1', floorNum: 1, amount: 6, cost: 27_540 }]);
});

it('opens one’s own projects and no other', () => {
  expect(keptDetail([project('j-1')], 'j-1').data).toMatchObject({ projectName: 'j-1', roomList: [] });
  expect(() => keptDetail([project('j-1')], 'j-9')).toThrow('can’t be opened');
});
