import { describe, expect, it } from 'vitest';
import { maskValue } from './mask-exchange.ts';

const EMAIL = 'masked@example.com';

describe('a recording', () => {
  it.each<[string, unknown, unknown]>([
    ['line1', '4 Mill Lane', '***'],
    ['town', 'Ipswich', '***'],
    ['siteContact', 'Ada Moss', '***'],
    ['site_contact', 'Ada Moss', '***'],
    ['placedBy', 'Ada Moss', '***'],
    ['tel', '01473 550180', '***'],
    ['tel', 1473550180, 0],
    ['pwd', 'floor', '***'],
    ['pwd', '1234', '***'],
    ['pin', 1234, 0],
    ['apiKey', 'k-1', '***'],
    ['authorization', 'Bearer abc', '***'],
    ['nickname', 'Addie', '***'],
    ['dateOfBirth', '1980-01-02', '***'],
    ['dob', 19800102, 0],
    ['cardNumber', 4111111111111111, 0],
    ['postcode', 'IP4 9ZZ', '***'],
    ['loginName', 'ada@moss.example', EMAIL],
    ['email', 'ada@moss.example', EMAIL],
    ['e-mail', ['ada@moss.example'], ['***']],
    ['limitPence', 1_500_000, 0],
    ['limitPence', '1500000', '***'],
    ['voucherCode', 'SPRING', '***'],
    ['authCode', '123456', '***'],
    ['whatever', 'Ada Moss', '***'],
    ['whatever', ['Ada', 'Moss'], ['***', '***']],
    ['whatever', { deeper: { still: 'Ada' } }, { deeper: { still: '***' } }],
    ['whatever', '{"firstName":"Ada","unit":"Pack"}', '{"firstName":"***","unit":"Pack"}'],
    ['whatever', '["Ada"]', '["***"]'],
    ['resultMsg', 'Ask Ada at ada@moss.example', `Ask Ada at ${EMAIL}`],
    ['resultMsg', 'Ask ada%40moss.example', `Ask ${EMAIL}`],
    ['resultMsg', 'Ring 07700 900123 today', 'Ring *** today'],
    ['resultMsg', 'Ring +44 (0)1473 550180', 'Ring ***'],
    ['resultMsg', 'Ring (01473) 550-180', 'Ring ***'],
    ['resultMsg', 'Ring 0044.1473.550180', 'Ring ***'],
    ['resultMsg', 'Ring 07700\u00a0900\u2011123', 'Ring ***'],
    ['resultMsg', 'Deliver to IP4 9ZZ', 'Deliver to ***'],
    ['resultMsg', 'Sent eyJhbGciOi.eyJzdWIi.c2ln', 'Sent ***'],
    ['resultMsg', 'Sent by secret-token', 'Sent by ***'],
    ['resultMsg', 'Card 4111 1111 1111 1111', 'Card ***'],
    ['resultMsg', 'Card 378282246310005', 'Card ***'],
    ['resultMsg', 'Paid from GB33 BUKB 2020 1555 5555 55', 'Paid from ***'],
    ['resultMsg', 'Paid from DE89370400440532013000', 'Paid from ***'],
    ['resultMsg', 'Asked from 203.0.113.9', 'Asked from ***'],
    ['resultMsg', 'Asked from 2001:db8::1', 'Asked from ***'],
    ['lat', 52.0567, 0],
    ['longitude', '1.1482', '***'],
    ['ada@moss.example', 1, 1],
  ])('masks personal data in %s: %j', (name, value, masked) => {
    const [key = ''] = Object.keys(maskValue({ [name]: value }, ['secret-token']) as object);
    expect(key).toBe(name.includes('@') ? EMAIL : name);
    expect(maskValue({ [name]: value }, ['secret-token'])).toEqual({ [key]: masked });
  });

  it.each<[string, unknown]>([
    ['designName', 'Herringbone'],
    ['productName', 'Oak 1900 x 220 x 20 mm'],
    ['productNo', 'AL-H101'],
    ['product_no', 'AL-H101'],
    ['specification', 'E1, 0.90 m2 a pack, 0.05 W/mK'],
    ['resultCode', '102'],
    ['sts', 'placed'],
    ['placedAt', 1_795_612_800_000],
    ['totalPence', 96_022],
    ['total', 48_200],
    ['areaM2', 72.96],
    ['pageNo', '2'],
    ['page', '2'],
    ['requestedDay', '2026-12-04'],
    ['orderNo', 'AO2611250089'],
    ['productNo', '5012345678900'],
    ['resultMsg', 'At 07:30:15, 4 packs of 0.90 m2, version 1.2.3'],
    ['isOpen', true],
    ['line1', ''],
    ['line2', null],
  ])('keeps %s: %j', (name, value) => {
    expect(maskValue({ [name]: value })).toEqual({ [name]: value });
  });
});
