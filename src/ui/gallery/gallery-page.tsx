import { useState } from 'react';
import { styled } from 'styled-components';
import { Logo } from '../logo';
import { Segmented } from '../segmented';
import { theme } from '../theme';
import { useThemeChoice } from '../use-theme-choice';
import { ButtonsBoard } from './buttons-board';
import { EdgesBoard } from './edges-board';
import { EmptyBoard, LoadingBoard, ToastsBoard } from './feedback-board';
import { ChoicesBoard, FieldsBoard } from './fields-board';
import { FloatingBoard } from './floating-board';
import { ListsBoard, TableBoard } from './lists-board';
import { PaletteBoard } from './palette-board';
import { StatusBoard } from './status-board';
import { WeekBoard } from './week-board';

type View = 'system' | 'light' | 'dark' | 'both';

/** Every component in every state, for developers. Only in development builds. */
export default function GalleryPage() {
  const [choice, choose] = useThemeChoice();
  const [both, setBoth] = useState(false);
  const change = (view: View) => {
    setBoth(view === 'both');
    if (view !== 'both') choose(view);
  };
  return (
    <Ground>
      <Column>
        <Head>
          <Logo />
          <p>Components and states</p>
          <Segmented
            label="Theme"
            value={both ? 'both' : choice}
            onChange={change}
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'both', label: 'Side by side' },
            ]}
          />
        </Head>
        {both ? (
          <Halves>
            <Half data-theme="light">
              <Boards />
            </Half>
            <Half data-theme="dark">
              <Boards />
            </Half>
          </Halves>
        ) : (
          <Boards />
        )}
      </Column>
    </Ground>
  );
}

function Boards() {
  return (
    <Grid>
      <ButtonsBoard />
      <FieldsBoard />
      <StatusBoard />
      <ToastsBoard />
      <EmptyBoard />
      <LoadingBoard />
      <ChoicesBoard />
      <FloatingBoard />
      <WeekBoard />
      <ListsBoard />
      <TableBoard />
      <EdgesBoard />
      <PaletteBoard />
    </Grid>
  );
}

const Ground = styled.main`
  min-height: 100vh;
  background: ${theme.color.panel};
`;

const Column = styled.div`
  max-width: calc(${theme.size.content} + 4rem);
  margin: 0 auto;
  padding: ${theme.space[10]} ${theme.space[8]} ${theme.space[16]};
  ${theme.media.phone} {
    padding-inline: ${theme.space[5]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space[6]};
  border-bottom: 1px solid ${theme.color.hairline};
  p {
    flex: 1;
    color: ${theme.color.text2};
    white-space: nowrap;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[10]} ${theme.space[12]};
  margin-top: ${theme.space[8]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: ${theme.space[6]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Half = styled.div`
  min-width: 0;
  padding: 0 ${theme.space[5]} ${theme.space[8]};
  background: ${theme.color.panel};
  color: ${theme.color.text1};
  ${Grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
