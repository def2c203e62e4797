import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallPath } from '../../contracts/api/calls.ts';

interface Walked {
  /** the folders whose code makes the calls here */
  readonly from: readonly string[];
  readonly calls: readonly CallPath[];
}

const ORDER = '/woojiapi/order/';
const ofOrder = <Name extends string>(...names: readonly Name[]) =>
  names.map((name) => `${ORDER}${name}` as const);

/** What each test of `failures*.spec.ts` walks, by its title. Every call has a place, and so has every room that makes calls. */
export const WALKED: Readonly<Record<string, Walked>> = {
  'log-in': { from: ['pages/login'], calls: ['/woojiapi/user/login'] },
  registration: { from: ['pages/register'], calls: ['/woojiapi/user/register'] },
  'verification code and new password': {
    from: ['pages/reset-password'],
    calls: ['/woojiapi/user/getauthcode', '/woojiapi/user/resetpassword'],
  },
  'guest log-in and log-out': {
    from: ['pages/home', 'features/log-out'],
    calls: ['/api/guestlogin', '/api/logout'],
  },
  contact: { from: ['pages/contact', 'features/sales-letter'], calls: ['/woojiapi/compose/sendemail'] },
  basket: {
    from: ['features/basket'],
    calls: ofOrder('qryshoppingcar', 'updateshoppingcar', 'deleteshoppingcar'),
  },
  'what goes with a basket': {
    from: ['features/basket', 'features/voucher'],
    calls: ofOrder(
      'updateshoppingcarnote',
      'insertsavedline',
      'qrysavedlines',
      'restoresavedline',
      'deletesavedline',
      'insertsharedbasket',
      'qrysharedbaskets',
      'deletesharedbasket',
      'qrysharedbasket',
      'qryvoucher',
    ),
  },
  'what the floors of a basket lack': {
    from: ['data', 'features/basket'],
    calls: [
      '/woojiapi/product/qryproductspec',
      '/woojiapi/product/qrybrandseries',
      ...ofOrder('insertbatchshoppingcar'),
    ],
  },
  'the plan of a property': {
    from: ['features/plan'],
    calls: ofOrder('qryplanfacts', 'qryplan', 'insertplan', 'updateplan'),
  },
  checkout: { from: ['pages/checkout'], calls: ofOrder('qrycheckout', 'insertorder') },
  'an order that was placed': { from: ['pages/order-placed'], calls: ofOrder('qryorderdetail') },
  'quick order': { from: ['data', 'pages/basket'], calls: ['/woojiapi/product/qrybrandseries'] },
  'a product: its price, and into the basket': {
    from: ['features/basket', 'pages/product'],
    calls: ['/woojiapi/product/qrybyproductid', ...ofOrder('insertshoppingcar'), '/api/download'],
  },
  'a product into a project': {
    from: ['features/projects'],
    calls: ofOrder('qryprojectbyuserid', 'insertprojectproduct', 'insertproject'),
  },
  'a product opened from a list, and the parts below it': {
    from: ['pages/product'],
    calls: [
      '/woojiapi/product/qrybyproductid',
      '/woojiapi/product/qryproductspec',
      '/woojiapi/product/qryproductfiles',
      '/woojiapi/product/qrybrandseries',
    ],
  },
  'floors side by side': {
    from: ['features/compare'],
    calls: [
      '/woojiapi/product/qrybyproductid',
      '/woojiapi/product/qryproductspec',
      '/woojiapi/product/qryproductfiles',
      '/api/download',
    ],
  },
  'a floor laid out in a room': {
    from: ['features/floor-page'],
    calls: ['/woojiapi/product/qrybyproductid', ...ofOrder('insertshoppingcar')],
  },
  'a floor in a photo': { from: ['features/floor-page'], calls: ['/woojiapi/product/qrybyproductid'] },
  'a floor in 3D': { from: ['pages/product'], calls: ['/api/download'] },
  'lists of floors': {
    from: ['data', 'pages/flooring'],
    calls: [
      '/woojiapi/product/qryseriesprices',
      '/woojiapi/product/qryfloorfacts',
      '/woojiapi/product/qrybrandseries',
      '/woojiapi/product/qryproductpage',
      '/woojiapi/compose/qrydicbytype',
    ],
  },
  'the search': {
    from: ['data', 'features/search'],
    calls: ['/woojiapi/product/qrybrandseries', '/woojiapi/product/qryproductpage'],
  },
  samples: {
    from: ['features/basket', 'data', 'pages/samples'],
    calls: [...ofOrder('insertbatchshoppingcar'), '/woojiapi/product/qrybrandseries'],
  },
  'accessories and fitting': {
    from: ['pages/accessories', 'features/basket'],
    calls: [
      '/woojiapi/product/qrybyproductid',
      '/woojiapi/product/qryproductspec',
      '/woojiapi/product/qrybrandseries',
      '/api/dic',
      ...ofOrder('insertbatchshoppingcar'),
    ],
  },
  'rooms that are saved as a project': {
    from: ['features/projects'],
    calls: ofOrder('insertproject', 'insertprojectroom'),
  },
  'the list of projects': {
    from: ['pages/projects', 'features/projects'],
    calls: ofOrder('qryprojectbyuserid', 'qryprojectsummary', 'insertproject', 'restoreproject'),
  },
  'a project': {
    from: ['pages/projects'],
    calls: ofOrder(
      'qryprojectdetail',
      'qryprojectproduct',
      'updateproject',
      'deleteproject',
      'updateprojectproduct',
      'deleteprojectroom',
      'deleteprojectproduct',
      'insertbatchshoppingcar',
    ),
  },
  'a picture kept with a project': {
    from: ['pages/your-room', 'pages/projects', 'features/pictures', 'data'],
    calls: ofOrder(
      'uploadexamplepicture',
      'insertprojectpicture',
      'qryprojectpictures',
      'downloadprojectpicture',
      'updateprojectpicture',
      'deleteprojectpicture',
    ),
  },
  'a floor plan kept with a project': {
    from: ['features/plan'],
    calls: ofOrder(
      'qryfloorplan',
      'uploadfloorplan',
      'insertfloorplan',
      'deletefloorplan',
      'downloadfloorplan',
    ),
  },
  'names in a project': {
    from: ['pages/projects'],
    calls: ofOrder('updateproject', 'copyproject', 'insertprojectroom', 'updateprojectroom'),
  },
  'my account': {
    from: ['pages/account', 'features/orders'],
    calls: ofOrder('qryorders', 'qrycheckout'),
  },
  'the list of orders': { from: ['features/orders'], calls: ofOrder('qryorders') },
  'an order': {
    from: ['features/orders', 'features/basket', 'data'],
    calls: [
      ...ofOrder('qryorderdetail', 'cancelorder', 'insertbatchshoppingcar'),
      '/woojiapi/product/qrybrandseries',
    ],
  },
  'the address book': {
    from: ['pages/addresses'],
    calls: ofOrder('qryaddresses', 'insertaddress', 'updateaddress', 'deleteaddress'),
  },
  'the list of quotations': { from: ['features/quotations'], calls: ofOrder('qryquotations') },
  'a draft of a quotation': {
    from: ['features/quotations'],
    calls: ofOrder(
      'qryquotationdetail',
      'requestquotation',
      'acceptquotation',
      'updatequotation',
      'copyquotation',
      'insertquotationbasket',
      'deletequotation',
    ),
  },
  'an answered quotation': {
    from: ['features/quotations'],
    calls: ofOrder(
      'declinequotation',
      'insertquotationmessage',
      'uploadquotationfile',
      'downloadquotationfile',
    ),
  },
  'a quotation from a plan': {
    from: ['pages/quotation', 'features/quotations'],
    calls: ofOrder('qryplanfacts', 'insertquotation'),
  },
  'gallery and installation sheets': {
    from: ['pages/gallery', 'pages/installation'],
    calls: [...ofOrder('qryprojectexamplebysts'), '/api/download'],
  },
  'a project for the gallery': {
    from: ['pages/share-project', 'features/pictures', 'data'],
    calls: ['/woojiapi/product/qrybrandseries', ...ofOrder('uploadexamplepicture', 'insertprojectexample')],
  },
  'packs that come back': { from: ['pages/orders'], calls: ofOrder('insertreturn') },
  payments: {
    from: ['features/payments'],
    calls: ofOrder(
      'qrytopay',
      'insertcardpayment',
      'insertcreditpayment',
      'updateorderpayment',
      'qrycardpayment',
      'cancelcardpayment',
    ),
  },
  'people of a company': {
    from: ['pages/people'],
    calls: [
      '/woojiapi/user/qrypeople',
      '/woojiapi/user/insertinvitation',
      '/woojiapi/user/sendinvitation',
      '/woojiapi/user/deleteinvitation',
      '/woojiapi/user/updatecolleague',
      '/woojiapi/user/deletecolleague',
    ],
  },
  'an invitation': {
    from: ['pages/invitation'],
    calls: ['/woojiapi/user/qryinvitation', '/woojiapi/user/acceptinvitation'],
  },
  'an order that waits for approval': {
    from: ['features/orders'],
    calls: ofOrder('qrywaitingorders', 'decideorder'),
  },
  'login and data': {
    from: ['pages/settings'],
    calls: [
      '/woojiapi/user/qrysettings',
      '/woojiapi/user/updateprofile',
      '/woojiapi/user/updatemails',
      '/woojiapi/user/qrysessions',
      '/woojiapi/user/endsessions',
      '/woojiapi/user/qryowndata',
      '/woojiapi/user/closeaccount',
    ],
  },
  'papers of a quotation': {
    from: ['features/quotation-papers'],
    calls: [
      ...ofOrder('qryquotationpaper', 'downloadquotation'),
      '/woojiapi/user/qrycompanylogo',
      '/woojiapi/user/uploadcompanylogo',
      '/woojiapi/user/deletecompanylogo',
    ],
  },
  'invoices and papers': {
    from: ['pages/invoices', 'features/papers'],
    calls: ofOrder('qryinvoices', 'qrypaper', 'downloadpaper', 'downloadpapers'),
  },
};

/** Code that makes calls takes one of these from client/lib. */
const CALLS =
  /import \{[^}]*\b(?:call|useCall|writeTo|download|useDownload|upload)\b[^}]*\} from '[./]+\/lib\/(?:api-client|use-call|safe-to-repeat|save-file|upload)\.ts'/;

/** @returns the folders of the client whose code makes calls, such as `pages/basket` */
export function callingFolders(): Set<string> {
  const client = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|^(?:e2e|console|lib)\//.test(name),
  );
  const calling = files.filter((name) => CALLS.test(readFileSync(join(client, name), 'utf8')));
  return new Set(
    calling.map((name) =>
      name
        .split('/')
        .slice(0, /^(?:pages|features)\//.test(name) ? 2 : 1)
        .join('/'),
    ),
  );
}
