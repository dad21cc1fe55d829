import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { isApiError } from '../../api/api-error';
import { sessionChanged } from '../../api/session';

/**
 * Whether the bar that asks to confirm the address was put away. It comes back with the next session, and at once when
 * something was refused for want of it: then it says so.
 */
export const accountSlice = createSlice({
  name: 'account',
  initialState: (): { verificationNotice: 'shown' | 'putAway' | 'refused' } => ({ verificationNotice: 'shown' }),
  reducers: {
    verificationPutOff: () => ({ verificationNotice: 'putAway' as const }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(sessionChanged, () => ({ verificationNotice: 'shown' as const }))
      .addMatcher(
        (action) =>
          isRejectedWithValue(action) && isApiError(action.payload) && action.payload.code === 'address_unconfirmed',
        () => ({ verificationNotice: 'refused' as const }),
      ),
  selectors: { selectVerificationNotice: (state) => state.verificationNotice },
});

export const { verificationPutOff } = accountSlice.actions;
export const { selectVerificationNotice } = accountSlice.selectors;
