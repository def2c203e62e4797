import { chakra } from '@chakra-ui/react';
import { OPENING_HOURS } from '../../../contracts/rules/trade-terms.ts';
import { type Device, href } from '../../../contracts/site-map.ts';
import { Link } from '../../ui/link.tsx';
import { useSite } from '../site-context.ts';
import { informationNavigation, mainNavigation } from './navigation.ts';

/** What stands at the foot of every page, for both trees. */
export function FooterFacts({ device }: { device: Device }) {
  const { brand } = useSite();
  const links = [...mainNavigation(device), ...informationNavigation(device)];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }}
      gap={{ base: '10', md: '16' }}
      textStyle="small"
      color="bone.300"
    >
      <chakra.div display="flex" flexDirection="column" gap="4" maxWidth="26rem">
        <chakra.p fontFamily="heading" fontSize="2xl" color="bone.50" lineHeight="1">
          {brand}
        </chakra.p>
        <p>
          Strictly for trade: wood and vinyl floors for architects, contractors and developers. 20 years of
          experience, 200 staff and 30,000 m² made a month.
        </p>
      </chakra.div>
      <chakra.nav aria-label="Footer">
        <Title>Floors</Title>
        <chakra.ul listStyle="none">
          {links.map(({ id, label }) => (
            <li key={id}>
              <Link
                href={href(id, device)}
                display="inline-flex"
                alignItems="center"
                minHeight={device === 'mobile' ? 'touch' : '8'}
                _hover={{ color: 'accent.onDark' }}
              >
                {label}
              </Link>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <div>
        <Title>Opening hours</Title>
        <chakra.dl
          display="grid"
          gridTemplateColumns="auto 1fr"
          columnGap="5"
          rowGap="1.5"
          textStyle="figures"
        >
          {OPENING_HOURS.map(({ days, hours }) => (
            <chakra.div key={days} display="contents">
              <dt>{days}</dt>
              <chakra.dd color="bone.50" margin="0">
                {hours}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </div>
    </chakra.div>
  );
}

function Title({ children }: { children: string }) {
  return (
    <chakra.h2 textStyle="eyebrow" color="bone.400" marginBottom="3">
      {children}
    </chakra.h2>
  );
}
