import type { BodyOf } from '../../../contracts/api/calls.ts';
import { sampleLinePrice } from '../../../contracts/domain/product/samples.ts';
import type { ChosenSample } from './stored-choice.ts';

type BasketLineInput = BodyOf<'/woojiapi/order/insertshoppingcar'>;

/**
 * A basket line of a sample (carType 1): one piece at the sample price (docs/product.md, "Figures and limits").
 * @param projectId the project that the sample is for; kept in the line's productInfo for the checkout
 */
export function sampleLine(
  sample: ChosenSample,
  user: { readonly userId: string; readonly loginName: string },
  projectId?: string,
): BasketLineInput {
  const { productId, productNo, mainImg, productSeries, productSurface, specification } = sample;
  const productPrice = sampleLinePrice(sample);
  return {
    carType: 1,
    userId: user.userId,
    loginName: user.loginName,
    productId,
    productNo,
    mainImg,
    productPrice,
    number: 1,
    amount: 1,
    packSize: 1,
    packWeight: 0,
    realNum: 1,
    packNum: 0,
    packNumber: 0,
    subTotal: productPrice,
    productInfo: JSON.stringify({
      productUnit: 'Piece',
      number: 1,
      productSeries,
      productSurface,
      specification,
      productPrice,
      packSize: 1,
      ...(projectId ? { projectInfo: projectId } : {}),
    }),
  };
}
