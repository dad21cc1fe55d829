import { contract, isPlural } from './grammar';
import { fillSlots, pronounsFor } from '../choosing/slots';

describe('contracting', () => {
  it('shortens what people shorten', () => {
    expect(contract('It is ready, and they are not late. You do not bring anything.')).toBe(
      'It’s ready, and they aren’t late. You don’t bring anything.',
    );
    expect(contract('That is all; it will keep.')).toBe('That’s all; it’ll keep.');
  });

  it('leaves “there are” and “what will” as they are, for nobody writes them shorter', () => {
    const said = 'There are two, and there will be more. What will change, and what are they?';
    expect(contract(said)).toBe(said);
  });

  it('keeps a “not” that belongs to the next word', () => {
    expect(contract('The hard part is not knowing when it ends.')).toBe('The hard part is not knowing when it ends.');
  });

  it('keeps the verb where nothing follows it but another clause', () => {
    expect(contract('Leave it as it is and wait, since it is and stays warm.')).toBe(
      'Leave it as it is and wait, since it is and stays warm.',
    );
    expect(contract('Know what it is for.')).toBe('Know what it is for.');
  });
});

describe('an offer in a sentence', () => {
  const say = (template: string, offer: string) =>
    fillSlots(template, { offer, 'our offer': `our ${offer}`, ...pronounsFor(offer) });

  it('is spoken of by the pronoun of its number, and the verb follows', () => {
    expect(say('{Offer}: how to tell when {it} is at {its} best', 'cinnamon buns')).toBe(
      'Cinnamon buns: how to tell when they are at their best',
    );
    expect(say('{Offer}: how to tell when {it} is at {its} best', 'banana bread')).toBe(
      'Banana bread: how to tell when it is at its best',
    );
    expect(say('{Offer}: cook {them} like this', 'lamb chops')).toBe('Lamb chops: cook them like this');
    expect(say('{Offer}: cook {them} like this', 'bacon')).toBe('Bacon: cook it like this');
    expect(say('Before {our offer} reaches you', 'desserts')).toBe('Before our desserts reach you');
    expect(say('The best way to share {our offer} is with spoons', 'sundaes')).toBe(
      'The best way to share our sundaes is with spoons',
    );
  });

  it('counts as several when its last thing does', () => {
    expect(['wills and trusts', 'skin fades', 'classes', 'lessons for adults'].map(isPlural)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['cut and blow dry', 'spay and neuter', 'yoga for beginners', 'swedish massage'].map(isPlural)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
