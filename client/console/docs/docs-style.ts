import type { SystemStyleObject } from '@chakra-ui/react';

/** Swagger UI in the house's voice, with contrasts that hold and controls that a finger meets. */
export const docsStyle: SystemStyleObject = {
  '& .swagger-ui': { fontFamily: 'body', color: 'fg' },
  '& .swagger-ui :is(p, td, th, label, h2, h3, h4, h5, li, span, div, button, input, select, textarea, a)': {
    fontFamily: 'inherit',
  },
};
