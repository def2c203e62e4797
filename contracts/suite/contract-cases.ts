import { accountCases } from './account-cases.ts';
import { basketCases } from './basket-cases.ts';
import { browseCases } from './browse-cases.ts';
import type { ContractCase } from './contract-case.ts';
import { doorCases } from './door-cases.ts';
import { projectCases } from './project-cases.ts';

/** The whole suite: the door of every call, then the business of each. */
export const contractCases: readonly ContractCase[] = [
  ...doorCases,
  ...browseCases,
  ...accountCases,
  ...basketCases,
  ...projectCases,
];
