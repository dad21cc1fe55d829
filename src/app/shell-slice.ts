import { createSlice } from '@reduxjs/toolkit';
import { connectionFound, connectionLost } from '../api/connection';
import { sessionChanged } from '../api/session';
import { newVersionFound } from '../api/version';

/** State of the shell: the phone's menu, the command palette, and whether this page is outdated. */
export const shellSlice = createSlice({
  name: 'shell',
  initialState: (): ShellState => ({ menu: 'closed', palette: 'closed', version: 'current', connection: 'there' }),
  reducers: {
    menuOpened: (state) => ({ ...state, menu: 'open' }),
    menuClosed: (state) => ({ ...state, menu: 'closed' }),
    paletteOpened: (state) => ({ ...state, menu: 'closed', palette: 'open' }),
    paletteClosed: (state) => ({ ...state, palette: 'closed' }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(newVersionFound, (state) => ({ ...state, version: 'outdated' }))
      .addCase(connectionLost, (state) => ({ ...state, connection: 'lost' }))
      .addCase(connectionFound, (state) => ({ ...state, connection: 'there' }))
      .addMatcher(sessionChanged, (state) => ({ ...state, menu: 'closed', palette: 'closed', connection: 'there' })),
  selectors: {
    selectMenu: (state) => state.menu,
    selectPalette: (state) => state.palette,
    selectVersion: (state) => state.version,
    selectConnection: (state) => state.connection,
  },
});

export const { menuOpened, menuClosed, paletteOpened, paletteClosed } = shellSlice.actions;
export const { selectMenu, selectPalette, selectVersion, selectConnection } = shellSlice.selectors;

interface ShellState {
  menu: 'open' | 'closed';
  palette: 'open' | 'closed';
  version: 'current' | 'outdated';
  /** Whether the server answers. */
  connection: 'there' | 'lost';
}
