import type { SystemStyleObject } from '@chakra-ui/react';
import { MONO } from '../parts/code-block.tsx';

const INK = { color: 'fg' };
const MUTED = { color: 'fg.muted' };
const block = (colour: string): SystemStyleObject => ({
  bg: 'bg.panel',
  borderColor: 'border',
  boxShadow: 'none',
  '& .opblock-summary': { borderColor: 'border' },
  '& .opblock-summary-method': { bg: colour, color: 'white', textShadow: 'none', borderRadius: 'sm' },
});

/** Swagger UI in our own style, with enough contrast. */
export const docsStyle: SystemStyleObject = {
  '& .swagger-ui': {
    fontFamily: 'body',
    ...INK,
    '& :is(p, td, th, label, h1, h2, h3, h4, h5, li, a, button, input, select, textarea, small, table)': {
      fontFamily: 'body',
      ...INK,
    },
    '& .opblock-summary-description, & .opblock-tag small, & .response-col_status, & .tab li': {
      fontFamily: 'body',
    },
    '& :is(pre, code, .microlight, .opblock-summary-path, .parameter__type)': { fontFamily: MONO },
    '& .info': { marginBlock: '8', '& .title': { fontFamily: 'heading', fontWeight: 'normal' } },
    '& .info code, & .renderedMarkdown code, & .markdown code': { ...INK, bg: 'bg.emphasized' },
    '& .info .title small, & .info .title small.version-stamp': { bg: 'bg.emphasized', '& pre': MUTED },
    '& .opblock-tag': { fontFamily: 'heading', fontWeight: 'normal', borderColor: 'border' },
    '& .scheme-container': { display: 'none' },
    '& .opblock.opblock-get': block('info'),
    '& .opblock.opblock-post': block('success'),
    '& .opblock.opblock-patch': block('warning'),
    '& .opblock.opblock-delete': block('danger'),
    '& .opblock.opblock-deprecated': { ...block('charcoal.500'), opacity: 1 },
    '& .opblock .opblock-section-header': { bg: 'bg.sunken', boxShadow: 'none' },
    '& .opblock-description-wrapper p, & .response-undocumented i': MUTED,
    '& :is(.parameter__in, .parameter__type, .prop-format, .response-undocumented)': MUTED,
    '& .parameter__name.required::after, & .parameter__name.required span': { color: 'danger' },
    '& .btn': {
      borderColor: 'charcoal.500',
      borderRadius: 'sm',
      boxShadow: 'none',
      ...INK,
      minHeight: '2.25rem',
    },
    '& .btn.execute': { bg: 'charcoal.900', borderColor: 'charcoal.900', color: 'bone.50' },
    '& .btn.cancel': { bg: 'transparent', borderColor: 'danger', color: 'danger' },
    '& .download-contents': { bg: 'charcoal.900', color: 'white', height: 'auto', width: 'auto' },
    '& :is(input, select, textarea)': { borderColor: 'charcoal.500', borderRadius: 'sm', maxWidth: 'full' },
    '& ::placeholder': { color: 'fg.subtle', opacity: 1 },
    '& .highlight-code > .microlight, & pre.microlight': { bg: 'charcoal.900 !important' },
    // A narrow screen has no room for two columns of a table.
    '@media (max-width: 640px)': {
      '& .wrapper': { paddingInline: '3' },
      '& .opblock .opblock-summary': { flexWrap: 'wrap' },
      '& .opblock-summary-path': { maxWidth: 'full', wordBreak: 'break-all' },
      '& .parameters-col_name, & .parameters-col_description': { display: 'block', width: 'full' },
    },
  },
};
