import type { Publisher } from '../../src/documents/publication';
import { wholeAddress } from '../../src/domain/whole-address';
import { exactPrice, noDetails, phoneHref, pricedOffers, weekdayNames } from '../../src/domain/business-details';

/**
 * A business as schema.org data: a LocalBusiness once it says where or when it can be visited, otherwise an
 * Organization. Only what it entered; a price only if it is a single sum with a currency.
 */
export function businessData({
  name,
  what,
  place,
  url,
  logo,
  website = '',
  offers = [],
  details = noDetails,
}: Publisher): object {
  const { phone, email, address, hours, link, prices } = details;
  const dial = phoneHref(phone);
  const same = [website, link].filter((one, at, all) => one !== '' && all.indexOf(one) === at);
  return {
    '@type': address || hours.length > 0 ? 'LocalBusiness' : 'Organization',
    name,
    url,
    ...(what && { description: what }),
    ...(logo && { image: logo, logo }),
    ...(dial && { telephone: dial.slice('tel:'.length) }),
    ...(email && { email }),
    ...((address || place) && { address: wholeAddress(address, place ?? '') || place }),
    ...(same.length > 0 && { sameAs: same }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ day, from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdayNames[day - 1]}`,
        opens: from,
        closes: to,
      })),
    }),
    ...(offers.length > 0 && {
      makesOffer: pricedOffers(offers, prices).map(({ offer, price }) => {
        const exact = price === null ? null : exactPrice(price);
        return {
          '@type': 'Offer',
          itemOffered: { '@type': 'Thing', name: offer },
          ...(exact && { price: exact.amount, priceCurrency: exact.currency }),
        };
      }),
    }),
  };
}
