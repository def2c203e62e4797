import { expect, test } from './console-test.ts';

test('VAT is on at first on a desktop and off on a phone, and the switch changes the total', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('product', { id: 'p-0601' });
  const vat = page.getByRole('switch', { name: /VAT/ });
  await expect(vat).toBeChecked({ checked: shop.device === 'desktop' });
  // 8 packs of 1.3 m² at £36.90
  await page.getByLabel(/^Area/).fill('10');
  const expectSums = async () => {
    if (await vat.isChecked()) {
      await expect(shop.figure('VAT 20%')).toHaveText('£76.75');
      await expect(shop.figure('Cost including VAT')).toHaveText('£460.51');
    } else {
      await expect(shop.figure('VAT 20%')).toHaveCount(0);
      await expect(shop.figure('Cost including VAT')).toHaveCount(0);
    }
    await expect(shop.figure('Cost excluding VAT')).toHaveText('£383.76');
  };
  await expectSums();
  await vat.click();
  await expect(vat).toBeChecked({ checked: shop.device === 'mobile' });
  await expectSums();
  // the choice is kept for this product
  await page.reload();
  await expect(vat).toBeChecked({ checked: shop.device === 'mobile' });
  await expectSums();
});
