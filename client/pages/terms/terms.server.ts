import { vatChangesAfter } from '../../../contracts/domain/vat/vat.ts';
import type { PageNeeds } from '../../data/page-needs.ts';

/** It names the rate of VAT. */
export const needs: PageNeeds = { rightUntil: vatChangesAfter };
