import { hashCheaply } from '../engine/security/password.ts';

hashCheaply();
