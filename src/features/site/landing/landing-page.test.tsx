import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '../../../app/store';
import { paths } from '../../../config/paths';
import { authContract } from '../../../contracts/auth';
import { sampleContract } from '../../../contracts/sample';
import { stateOf, type Capability } from '../../../domain/capability';
import { featuresOf, plans } from '../../../domain/plan';
import { paidPlanNames } from '../../../domain/plan-name';
import { registrationNotice } from '../../../domain/registration';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';
import { UiProvider } from '../../../ui/ui-provider';
import { AuthProvider } from '../../auth/auth-parts';
import { LandingPage } from './landing-page';
import { posters, screens } from './landing-pictures';

const SAMPLE = {
  url: '/api/sample/0193f2a0-0000-7000-8000-0123456789ab.webp',
  altText: 'Minimalist poster: a pizza. It reads “Pizza”.',
  leftOut: null,
  width: 1080,
  height: 1080,
};

async function open({ styles }: { styles?: 'all' } = {}) {
  const app = renderApp(paths.home, { styles });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('the landing page', () => {
  test('has its sections in the order of the specification', async () => {
    await open();
    const named = [
      'Marketing that keeps time.',
      'Powered by Advanced AI',
      'How It Works',
      'What Our Clients Say',
      'Simple, Transparent Pricing',
      'Be on the beat by Friday.',
    ];
    expect(
      texts(screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]!)).filter((title) =>
        named.includes(title!),
      ),
    ).toEqual(named);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(screen.getByRole('contentinfo')).getByText('Enterprise Security')).toBeVisible();
  });

  test('never skips a level of headings', async () => {
    await open();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    levels.slice(1).forEach((level, index) => expect(level - levels[index]!).toBeLessThanOrEqual(1));
  });

  test('leads from every Start Free Trial to /register, and from Login to /login', async () => {
    await open();
    const trials = screen.getAllByRole('link', { name: 'Start Free Trial' });
    expect(trials.map((link) => link.getAttribute('href'))).toEqual(Array(6).fill('/register'));
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  test.each(['closed', 'invitation'] as const)(
    'offers nobody an account where registration is %s, and says so',
    async (registration) => {
      mockEndpoint(authContract.getSignInOptions, () => ({ demo: true, registration }));
      await open();
      expect(await screen.findByText(registrationNotice[registration]!)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Start Free Trial' })).not.toBeInTheDocument();
      expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' })).toBeVisible();
      const close = screen.getByRole('region', { name: 'Be on the beat by Friday.' });
      expect(within(close).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    },
  );

  test('shows who is signed in the way to the dashboard instead', async () => {
    renderApp(paths.home, { session: buildSession() });
    expect(await within(await screen.findByRole('banner')).findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Login' })).toBeNull();
  });

  test('claims a 14-day free trial, no credit card, setup in 5 minutes, cancel anytime', async () => {
    await open();
    expect(screen.getByText('14-day free trial. No credit card. Setup in 5 minutes. Cancel anytime.')).toBeVisible();
  });

  test('links only to sections that are there', async () => {
    const { container } = await open();
    const targets = [...container.querySelectorAll('a[href*="#"]')].map((link) =>
      link.getAttribute('href')!.replace(/^\/?#/, ''),
    );
    expect(targets.length).toBeGreaterThan(3);
    expect(targets.filter((id) => !document.getElementById(id))).toEqual([]);
  });

  test('has six feature cards, and says of each whether it is there yet', async () => {
    await open();
    const cards = section('Powered by Advanced AI').getAllByRole('article');
    const marked = cards.map((card) => [
      within(card).getByRole('heading', { level: 3 }).textContent,
      within(card).queryByText('coming') !== null,
    ]);
    const isComing = (name: Capability) => stateOf(name) === 'coming';
    expect(marked).toEqual([
      ['AI image and video', false],
      ['Unified inbox', isComing('inbox')],
      ['Autonomous content engine', isComing('engine')],
      ['AI voice agent', isComing('calls')],
      ['Personal avatar videos', isComing('avatars')],
      ['Analytics', isComing('analytics')],
    ]);
    expect(within(cards[0]!).getByText(/short clip/)).toBeVisible();
  });

  test('tells the four steps Analyze, Propose, Create, Deploy', async () => {
    await open();
    expect(texts(section('How It Works').getAllByRole('heading', { level: 3 }))).toEqual([
      'Analyze',
      'Propose',
      'Create',
      'Deploy',
    ]);
  });

  test('has three testimonials of five stars, each marked as a sample', async () => {
    await open();
    const quotes = section('What Our Clients Say').getAllByRole('figure');
    expect(quotes).toHaveLength(3);
    for (const quote of quotes) {
      expect(within(quote).getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
      expect(within(quote).getByText('sample')).toBeVisible();
    }
    expect(
      section('What Our Clients Say').getByText(/examples until real customers let us print theirs/),
    ).toBeVisible();
  });

  test.each(paidPlanNames)('shows the plan %s as it is enforced', async (name) => {
    await open();
    const card = within(section('Simple, Transparent Pricing').getByRole('article', { name }));
    expect(card.getByText('per month').parentElement).toHaveTextContent(`$${plans[name].price} per month`);
    expect(texts(card.getAllByRole('listitem'))).toEqual(
      featuresOf(name).map(
        ({ text, state }) => text + { works: '', partly: ' (works in part)', coming: ' (coming)' }[state],
      ),
    );
    for (const line of card.getAllByRole('listitem'))
      expect(line.querySelector('.lucide-check') !== null).toBe(!/\((works in part|coming)\)$/.test(line.textContent));
    expect(card.queryByText('Most Popular') !== null).toBe(name === 'Pro');
  });

  test('has a switch that pauses the motion, for which it needs no script', async () => {
    const { user } = await open({ styles: 'all' });
    const idea = screen.getByText('Friday is burger night').closest('li')!;
    expect(getComputedStyle(idea).getPropertyValue('animation-play-state')).not.toBe('paused');
    await user.click(screen.getByRole('checkbox', { name: 'Pause the motion' }));
    expect(getComputedStyle(idea).getPropertyValue('animation-play-state')).toBe('paused');
  });

  test('shows only pictures that were made, with their size, their words, and none of them too heavy', async () => {
    const { container } = await open();
    const shown = [...container.querySelectorAll('img, source')];
    expect(shown.length).toBeGreaterThanOrEqual(Object.keys(posters).length + 4 * Object.keys(screens).length);
    for (const picture of shown) {
      const file = join(
        __dirname,
        '../../../../public',
        picture.getAttribute('src') ?? picture.getAttribute('srcset')!,
      );
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(60 * 1024);
      expect(Number(picture.getAttribute('width')) * Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      if (picture.tagName === 'IMG') expect(picture.getAttribute('alt')).not.toBe('');
    }
  });

  test('is all there as plain HTML, before any script', () => {
    const html = renderToStaticMarkup(
      <Provider store={createAppStore()}>
        <UiProvider>
          <AuthProvider
            waiting={
              <MemoryRouter>
                <SignedOut />
              </MemoryRouter>
            }
          >
            {null}
          </AuthProvider>
        </UiProvider>
      </Provider>,
    );
    for (const text of [
      'Marketing that keeps time.',
      'Powered by Advanced AI',
      'What is it for?',
      posters.example.src,
      'Most Popular',
      'Enterprise Security',
      'href="/register"',
    ])
      expect(html).toContain(text);
  });
});

const SignedOut = () => <LandingPage />;

describe('a visitor who has a picture drawn', () => {
  const draw = async ({ user }: Awaited<ReturnType<typeof open>>, prompt: string) => {
    const field = screen.getByRole('textbox', { name: 'What is it for?' });
    await user.clear(field);
    if (prompt) await user.type(field, prompt);
    await user.click(screen.getByRole('button', { name: 'Draw it' }));
    return field;
  };

  test('sees an example first, and the words it was drawn from', async () => {
    await open();
    expect(screen.getByRole('img', { name: posters.example.alt })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What is it for?' })).toHaveValue(posters.example.prompt);
  });

  test('sends the words and the format, and sees and may keep what was drawn', async () => {
    const app = await open();
    const received = mockEndpoint(sampleContract.createSample, () => SAMPLE);
    await app.user.click(screen.getByRole('radio', { name: '9:16 portrait' }));
    await draw(app, 'Pizza on Thursday');
    expect(await screen.findByRole('img', { name: SAMPLE.altText })).toHaveAttribute(
      'src',
      expect.stringContaining(SAMPLE.url),
    );
    expect(received).toEqual([{ prompt: 'Pizza on Thursday', aspectRatio: '9:16' }]);
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', expect.stringContaining(SAMPLE.url));
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContainEqual(
      expect.stringContaining(SAMPLE.altText),
    );
  });

  test('reads what of the words is not on the picture', async () => {
    const app = await open();
    mockEndpoint(sampleContract.createSample, () => ({
      ...SAMPLE,
      leftOut: 'Left out: Arabic letters cannot be drawn yet.',
    }));
    await draw(app, 'Sale صيف');
    expect((await screen.findAllByText(/Arabic letters cannot be drawn yet/)).length).toBeGreaterThan(0);
  });

  test.each([
    ['', 'Description is required.'],
    ['x', 'Describe it in a word or more.'],
  ])('is told at the field, without a call, when it says too little: "%s"', async (prompt, sentence) => {
    const app = await open();
    const received = mockEndpoint(sampleContract.createSample, () => SAMPLE);
    const field = await draw(app, prompt);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(received).toEqual([]);
  });

  test('is told when to come back, and how to go on at once, after too many; words and picture stay', async () => {
    const app = await open();
    mockEndpoint(sampleContract.createSample, () => SAMPLE);
    const field = await draw(app, 'Pizza');
    await screen.findByRole('img', { name: SAMPLE.altText });
    mockEndpoint(sampleContract.createSample, () =>
      refuse('rate_limited', 'That was too often in a short time. Try again in 34 minutes.'),
    );
    await app.user.click(screen.getByRole('button', { name: 'Draw it' }));
    expect(await screen.findByText(/That was too often in a short time\. Try again in 34 minutes\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'start free' })).toHaveAttribute('href', '/register');
    expect(field).toHaveValue('Pizza');
    expect(field).toBeValid();
    expect(screen.getByRole('img', { name: SAMPLE.altText })).toBeVisible();
  });

  test('keeps the words when the server cannot be reached', async () => {
    const app = await open();
    mockNetworkFailure(sampleContract.createSample);
    const field = await draw(app, 'Pizza');
    expect(await screen.findByText('We could not reach Fourbeat. Check your connection and try again.')).toBeVisible();
    expect(field).toHaveValue('Pizza');
  });

  test('sees the example again, and is told, when the picture does not arrive', async () => {
    const app = await open();
    mockEndpoint(sampleContract.createSample, () => SAMPLE);
    await draw(app, 'Pizza');
    fireEvent.error(await screen.findByRole('img', { name: SAMPLE.altText }));
    expect(
      (await screen.findAllByText('Your picture was drawn but could not be loaded. Draw it again.')).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('img', { name: posters.example.alt })).toBeVisible();
  });
});
