import { baseApi } from '../../../api/base-api';
import { contractQuery } from '../../../api/contract-endpoints';
import { idTag, listTag } from '../../../api/tags';
import { engineForecastsContract } from '../../../contracts/engine-forecasts';

/** Apart from `engine-api.ts`: it loads with the parts that show forecasts, after the page. */
export const forecastApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listForecasts: contractQuery(build, engineForecastsContract.listForecasts, {
      providesTags: [listTag('Cycle'), listTag('Piece')],
    }),
    getPieceForecast: contractQuery(build, engineForecastsContract.getPieceForecast, {
      providesTags: (_forecast, _error, { pieceId }) => [idTag('Piece', pieceId), listTag('Piece')],
    }),
  }),
});

export const { useListForecastsQuery, useGetPieceForecastQuery } = forecastApi;
