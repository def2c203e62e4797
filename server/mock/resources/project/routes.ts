import type { CallTable } from '../../answering/handler.ts';
import { addToProject, openProject, productsOfProject, projectsOfUser } from './use-cases.ts';

export const projectCalls = {
  '/woojiapi/order/qryprojectbyuserid': { handler: projectsOfUser },
  '/woojiapi/order/insertproject': { handler: openProject },
  '/woojiapi/order/insertprojectproduct': { handler: addToProject },
  '/woojiapi/order/qryprojectproduct': { handler: productsOfProject },
} satisfies CallTable;
