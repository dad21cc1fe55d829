import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../config/paths';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { theme } from '../../ui/theme';
import { BeatFigure } from './components/beat-figure';

export { NewPasswordFields, newPasswordFaults } from './components/new-password-fields';
export { RefusalBanner, UnconfirmedBanner } from './components/refusal-banner';
export { SecondFactorField } from './components/second-factor-field';
export { answerOf, useAuthForm } from './hooks/use-auth-form';
export { useLinkToken } from './hooks/use-link-token';
export { useSecondFactor, withCode } from './hooks/use-second-factor';

/** A quiet form on one side, the product's figure on the other; on phones the figure is the foot of the page. */
export function AuthLayout({ title, sentence, children, other }: AuthLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The button that was pressed is gone with its form: reading goes on at what came instead.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <Split>
      <FormSide id="main" tabIndex={-1} ref={main}>
        <Top>
          <RouterLink to={paths.home} aria-label="Fourbeat, home">
            <Logo height={30} />
          </RouterLink>
          <Link to={paths.home}>Back to home</Link>
        </Top>
        <Column>
          <Head>
            <h1>{title}</h1>
            <div>{sentence}</div>
          </Head>
          {children}
          <Other>{other}</Other>
        </Column>
      </FormSide>
      <BeatFigure />
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(26rem, 1fr) 1.15fr;
  min-height: 100vh;
  background: ${theme.color.panel};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
  }
`;

const FormSide = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${theme.space[8]} ${theme.space[10]} ${theme.space[10]};
  &:focus {
    outline: none;
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  ${theme.type.sm}
  ${theme.media.phone} {
    a {
      display: flex;
      align-items: center;
      min-height: ${theme.size.touch};
    }
  }
`;

const Column = styled.div`
  display: grid;
  align-content: center;
  flex: 1;
  gap: ${theme.space[6]};
  width: 100%;
  max-width: 25rem;
  margin: 0 auto;
  padding: ${theme.space[10]} 0;
  ${theme.media.phone} {
    align-content: start;
    padding: ${theme.space[8]} 0 0;
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
  > h1 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    ${theme.type['3xl']} letter-spacing: ${theme.track.display};
  }
  > div {
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
`;

const Other = styled.p`
  color: ${theme.color.text2};
`;

export interface AuthLayoutProps {
  title: string;
  sentence: ReactNode;
  children: ReactNode;
  /** The way to the other of the two pages. */
  other: ReactNode;
}
