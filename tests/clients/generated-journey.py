"""What a stranger does with the client of openapi-generator. Called with the address of the product."""

import sys

import openapi_client
from openapi_client import ApiClient, Configuration
from openapi_client.api.channels_api import ChannelsApi
from openapi_client.api.policies_api import PoliciesApi
from openapi_client.api.user_api import UserApi
from openapi_client.models import LoginDto, LoginSuccess, WriteChannelDto

address = sys.argv[1]


def client(token=None):
    return ApiClient(Configuration(host=address, access_token=token))


# `remember` has a default, and is left out.
signed_in = UserApi(client()).login(LoginDto(username="admin", password="admin")).actual_instance
assert isinstance(signed_in, LoginSuccess), signed_in
known = client(signed_in.data.token)

# What may be null is null: nobody certified the account of the administrator, or somebody did.
listed = PoliciesApi(known).list_policies(page_size=2).actual_instance
assert len(listed.data.list) == 2, listed
made = ChannelsApi(known).create_channel(WriteChannelDto(name="Made by a generator", origins=[], rate=600))
assert made.actual_instance.data.key, made
# The data of an answer may be always null.
assert UserApi(known).logout().data is None
print("signed in, listed", len(listed.data.list), "policies, made a channel and logged out with", openapi_client.__name__)
