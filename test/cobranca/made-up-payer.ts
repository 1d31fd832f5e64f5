/** A made-up payer for slips of booklets and subscriptions. */
export const payer = {
  customer_person_name: 'Ana Souza',
  customer_cnpj_cpf: '123.456.789-09',
  customer_address: 'Rua das Flores',
  customer_neighborhood: 'Centro',
  customer_zipcode: '01001-000',
  customer_city_name: 'São Paulo',
  customer_state: 'SP',
}
