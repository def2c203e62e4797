import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { buttonRecipe } from '../theme/button-recipe.ts';

const Anchor = chakra('a', {
  base: { color: 'inherit', textDecoration: 'none', cursor: 'pointer' },
  variants: {
    look: {
      plain: {},
      quiet: { _hover: { color: 'accent.fg' } },
      underline: {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
        textDecorationColor: 'border.strong',
        _hover: { color: 'accent.fg', textDecorationColor: 'accent' },
      },
    },
  },
  defaultVariants: { look: 'plain' },
});

const ButtonAnchor = chakra('a', buttonRecipe);

interface Target {
  /** an address of this shop, from useHref */
  href: string;
  replace?: boolean;
}
type AnchorProps<Props> = Omit<Props, 'href' | 'replace'> & Target;

/** A link within the shop, without a page load. */
export function Link({ href, replace, onClick, ...props }: AnchorProps<ComponentProps<typeof Anchor>>) {
  return (
    <RouterLink href={href} replace={replace ?? false} asChild {...(onClick ? { onClick } : {})}>
      <Anchor {...props} />
    </RouterLink>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  replace,
  onClick,
  ...props
}: AnchorProps<ComponentProps<typeof ButtonAnchor>>) {
  return (
    <RouterLink href={href} replace={replace ?? false} asChild {...(onClick ? { onClick } : {})}>
      <ButtonAnchor {...props} />
    </RouterLink>
  );
}

/** A link to elsewhere, or to a file. */
export function OuterLink(props: HTMLChakraProps<'a'>) {
  return (
    <chakra.a
      textDecoration="underline"
      textDecorationThickness="1px"
      textUnderlineOffset="0.25em"
      _hover={{ color: 'accent.fg' }}
      {...props}
    />
  );
}
