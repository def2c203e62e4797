import type { Handlers } from '../../answering/handler.ts';
import { addToProject, openProject, productsOfProject, projectsOfUser } from './use-cases.ts';

export const projectRoutes = {
  '/woojiapi/order/qryprojectbyuserid': projectsOfUser,
  '/woojiapi/order/insertproject': openProject,
  '/woojiapi/order/insertprojectproduct': addToProject,
  '/woojiapi/order/qryprojectproduct': productsOfProject,
} satisfies Handlers<
  | '/woojiapi/order/qryprojectbyuserid'
  | '/woojiapi/order/insertproject'
  | '/woojiapi/order/insertprojectproduct'
  | '/woojiapi/order/qryprojectproduct'
>;
